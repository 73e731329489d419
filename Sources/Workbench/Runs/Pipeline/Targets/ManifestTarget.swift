import Parsing
import SwiftSyntax

/// A target that a package's manifest spells out; what it computes is not seen, because it is not run.
struct ManifestTarget: Sendable {
    let name: String
    /// Relative to the package; `nil` if the folder follows from the name.
    let path: String?
    /// Relative to the target's folder.
    let excluded: [String]
    let isTest: Bool

    static func all(in manifest: ParsedFile) -> [ManifestTarget] {
        let collector = TargetCollector(viewMode: .sourceAccurate)
        collector.walk(manifest.tree)
        return collector.targets
    }
}

private final class TargetCollector: SyntaxVisitor {
    private(set) var targets: [ManifestTarget] = []

    private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            Self.kinds.contains(kind), let name = node.arguments.text(of: "name")
        else { return .visitChildren }
        targets.append(
            ManifestTarget(
                name: name,
                path: node.arguments.text(of: "path"),
                excluded: node.arguments.texts(of: "exclude"),
                isTest: kind == "testTarget"
            )
        )
        return .skipChildren
    }

    /// A dependency on a target looks like the target itself.
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        node.label?.text == "dependencies" ? .skipChildren : .visitChildren
    }
}

extension LabeledExprListSyntax {
    fileprivate func text(of label: String) -> String? { argument(label)?.literalText }

    fileprivate func texts(of label: String) -> [String] {
        argument(label)?.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.literalText) ?? []
    }

    private func argument(_ label: String) -> ExprSyntax? { first { $0.label?.text == label }?.expression }
}

extension ExprSyntax {
    fileprivate var literalText: String? { `as`(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
