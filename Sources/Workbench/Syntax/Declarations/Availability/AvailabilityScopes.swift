import Parsing
import Support
import SwiftSyntax

/// From which macOS on each part of a file is run, as its `#if`, `@available` and `#available` say.
public struct AvailabilityScopes: Sendable {
    /// In the order of the file: from each position on, up to the next.
    private let steps: [AvailabilityStep]

    /// The file has to be whole: an outline has no bodies.
    public init(of file: ParsedFile) {
        let walk = AvailabilityWalk(lines: file.lines)
        walk.walk(file.tree)
        steps = walk.steps
    }

    /// The oldest macOS that runs what stands there; `nil` if any does, `.never` if none compiles it.
    public func oldest(at position: SourcePosition) -> MacOSVersion? {
        let next = steps.partitioningIndex { $0.start > position }
        return next == 0 ? nil : steps[next - 1].oldest
    }
}

extension MacOSVersion {
    /// Of what only other systems compile.
    public static let never = MacOSVersion(major: .max)
}

struct AvailabilityStep {
    let start: SourcePosition
    let oldest: MacOSVersion?
}

/// Goes through a file and notes where another macOS is asked for.
private final class AvailabilityWalk: SyntaxAnyVisitor {
    private(set) var steps: [AvailabilityStep] = []
    private let lines: LineTable
    /// The version asked for in each of the nodes around, the innermost last.
    private var asked: [MacOSVersion?] = [nil]
    /// What a condition says of a body, or a directive of a branch, before that is reached.
    private var foretold: [SyntaxIdentifier: MacOSVersion] = [:]

    init(lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        foretell(of: node)
        if node.isScope {
            asked.append(asked.last ?? nil)
            if let version = node.writtenAvailability ?? foretold[node.id] {
                raise(to: version, from: node.positionAfterSkippingLeadingTrivia)
            }
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if let condition = node.as(AvailabilityConditionSyntax.self), let version = condition.oldest(.poundAvailable) {
            // What follows in the list of conditions is asked only if this one holds.
            raise(to: version, from: node.endPosition)
        }
        if node.isScope {
            asked.removeLast()
            note(from: node.endPosition)
        }
        // What a guard lets pass is known up to the end of the block around it.
        if let version = node.as(GuardStmtSyntax.self)?.conditions.oldest(.poundAvailable) {
            raise(to: version, from: node.endPosition)
        }
    }

    private func foretell(of node: Syntax) {
        if let branch = node.as(IfExprSyntax.self) {
            foretold[branch.body.id] = branch.conditions.oldest(.poundAvailable)
            if let other = branch.elseBody { foretold[other.id] = branch.conditions.oldest(.poundUnavailable) }
        } else if let loop = node.as(WhileStmtSyntax.self) {
            foretold[loop.body.id] = loop.conditions.oldest(.poundAvailable)
        } else if let directive = node.as(IfConfigDeclSyntax.self) {
            for clause in directive.clausesForOtherSystems { foretold[clause.id] = .never }
        }
    }

    private func raise(to version: MacOSVersion, from position: AbsolutePosition) {
        asked[asked.count - 1] = max(asked[asked.count - 1] ?? version, version)
        note(from: position)
    }

    private func note(from position: AbsolutePosition) {
        let start = lines.position(atOffset: position.utf8Offset)
        steps.append(AvailabilityStep(start: start, oldest: asked.last ?? nil))
    }
}

extension Syntax {
    /// Whether what is asked for in it ends with it.
    fileprivate var isScope: Bool {
        switch kind {
        case .codeBlock, .conditionElementList, .ifConfigClause, .ifExpr, .accessorBlock, .closureExpr, .switchCase,
            .sourceFile:
            true
        default: isProtocol((any WithAttributesSyntax).self)
        }
    }

    /// What `@available` before a declaration says.
    fileprivate var writtenAvailability: MacOSVersion? {
        asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap { attribute in
            guard case .attribute(let attribute) = attribute, attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments) = attribute.arguments
            else { return nil }
            return arguments.oldest
        }
        .max()
    }
}

extension ConditionElementListSyntax {
    fileprivate func oldest(_ keyword: TokenKind) -> MacOSVersion? {
        compactMap { $0.condition.as(AvailabilityConditionSyntax.self)?.oldest(keyword) }.max()
    }
}

extension AvailabilityConditionSyntax {
    fileprivate func oldest(_ keyword: TokenKind) -> MacOSVersion? {
        availabilityKeyword.tokenKind == keyword ? availabilityArguments.oldest : nil
    }
}

extension AvailabilityArgumentListSyntax {
    /// In `macOS 15.4, *`, or in `macOS, introduced: 15.4`; `.never` in `macOS, unavailable`.
    fileprivate var oldest: MacOSVersion? {
        let isOfMacOS = first?.argument.trimmedDescription == "macOS"
        for argument in self {
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction) where restriction.platform.text == "macOS":
                return restriction.version.flatMap { MacOSVersion($0.trimmedDescription) }
            case .availabilityLabeledArgument(let labeled)
            where isOfMacOS && labeled.label.tokenKind == .keyword(.introduced):
                return MacOSVersion(labeled.value.trimmedDescription)
            case .token(let token) where isOfMacOS && token.tokenKind == .keyword(.unavailable): return .never
            default: continue
            }
        }
        return nil
    }
}
