@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// A property that holds a function, as a type has one for whoever wants to be called back.
public struct StoredFunction: Hashable, Sendable {
    public let name: String
    public let position: SourcePosition

    /// The file's properties, in types and outside, whose type is written as a function's, optional or not; in order.
    public static func all(in file: ParsedFile) -> [StoredFunction] {
        var collector = StoredFunctionCollector(file: file)
        collector.walk(file.tree)
        return collector.found
    }
}

private struct StoredFunctionCollector: TreeWalk {
    let file: ParsedFile
    private(set) var found: [StoredFunction] = []

    init(file: ParsedFile) {
        self.file = file
    }

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .accessorBlock, .closureExpr, .codeBlock, .protocolDecl:
            break
        case .patternBinding:
            guard let binding = RawPatternBindingSyntax(node.raw), binding.isStored,
                binding.typeAnnotation?.type.raw.unwrappedType.kind == .functionType
            else { break }
            let position = file.position(of: node)
            found += binding.pattern.raw.boundNames.map { StoredFunction(name: $0, position: position) }
        default:
            visitChildren(of: node)
        }
    }
}
