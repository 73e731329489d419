import SwiftSyntax

extension ParsedFile {
    /// Where the first text stands that is no Swift, or that lacks something; `nil` if all of it is Swift.
    public var firstMistake: SourcePosition? {
        var node = Syntax(tree)
        guard node.hasError else { return nil }
        while let inner = node.children(viewMode: .all).first(where: \.hasError) { node = inner }
        return lines.position(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

extension SourcePosition {
    /// As compilers write it: `App/Cat.swift:3:12`.
    public func text(in path: String) -> String { "\(path):\(line):\(column)" }
}
