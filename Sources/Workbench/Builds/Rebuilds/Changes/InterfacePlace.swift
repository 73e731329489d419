import Parsing
import SwiftSyntax

/// Where in a file a function more goes that other files of the module see.
enum InterfacePlace {
    /// In UTF-8: behind the opening brace of the first type that can have one, or at the file's end.
    static func offset(in file: ParsedFile) -> Int {
        let types = file.tree.statements.lazy.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
        let type = types.first { !$0.isExtensionOrProtocol && !$0.isPrivate }
        return type?.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset ?? file.text.utf8.count
    }
}

extension DeclGroupSyntax {
    /// A protocol's function would be a requirement of others; an extension is no type.
    fileprivate var isExtensionOrProtocol: Bool { [.extensionDecl, .protocolDecl].contains(kind) }

    fileprivate var isPrivate: Bool {
        modifiers.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
    }
}
