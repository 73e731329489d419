import Declarations
import Parsing
import SwiftSyntax

/// The bodies of a file that are complete, and its top-level code, which is put together from pieces.
struct BodyLedger {
    private let file: ParsedFile
    private var bodies: [Body] = []
    private var topLevel: (code: OpenBody, start: Int, end: Int)?

    /// Whether the file is a script: it has statements outside declarations, or is named `main.swift`.
    ///
    /// The globals of a script are initialised as a part of its top-level code.
    private(set) var isScript: Bool

    init(file: ParsedFile) {
        self.file = file
        isScript = file.path == "main.swift" || file.path.hasSuffix("/main.swift")
    }

    /// In the order of the places of their names.
    var all: [Body] {
        (bodies + [topLevelBody].compactMap(\.self)).sorted { $0.position < $1.position }
    }

    mutating func look(at items: CodeBlockItemListSyntax) {
        isScript = isScript || items.holdStatements
    }

    /// The file's top-level code as far as it has been counted.
    func topLevel(openedBy opener: SyntaxIdentifier) -> OpenBody {
        var code = topLevel?.code ?? OpenBody(.topLevel, opener: opener)
        code.opener = opener
        return code
    }

    mutating func add(_ body: OpenBody, _ head: BodyHead, endingWith last: Syntax, in scope: TypeScope) {
        let start = head.first.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        if case .topLevel = body.form {
            topLevel = (body, topLevel?.start ?? start, end)
        } else {
            let place = head.place.positionAfterSkippingLeadingTrivia.utf8Offset
            bodies.append(
                Body(
                    name: head.name,
                    kind: head.kind,
                    type: scope.type,
                    file: file.path,
                    position: file.lines.position(atOffset: place),
                    start: file.lines.position(atOffset: start),
                    end: file.lines.position(atOffset: end),
                    cyclomatic: body.cyclomatic,
                    cognitive: scope.bodies.isEmpty ? body.cognitive : nil
                )
            )
        }
    }
}

extension BodyLedger {
    private var topLevelBody: Body? {
        topLevel.map { code, start, end in
            Body(
                name: String(file.path.split(separator: "/").last ?? ""),
                kind: .topLevel,
                type: nil,
                file: file.path,
                position: file.lines.position(atOffset: start),
                start: file.lines.position(atOffset: start),
                end: file.lines.position(atOffset: end),
                cyclomatic: code.cyclomatic,
                cognitive: code.cognitive
            )
        }
    }
}

extension CodeBlockItemListSyntax {
    /// Whether a statement stands among the items, in any branch of `#if`.
    fileprivate var holdStatements: Bool {
        contains { item in
            guard case .decl(let declaration) = item.item, let condition = declaration.as(IfConfigDeclSyntax.self)
            else {
                return item.isStatement
            }
            return condition.clauses.contains { clause in
                guard case .statements(let items) = clause.elements else { return false }
                return items.holdStatements
            }
        }
    }
}

extension CodeBlockItemSyntax {
    /// Whether the item is run where it stands: no declaration, and no macro that may stand for one.
    var isStatement: Bool {
        switch item {
        case .decl: false
        case .stmt: true
        case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
        }
    }
}
