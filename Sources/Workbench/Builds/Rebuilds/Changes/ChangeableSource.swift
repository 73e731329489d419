import Parsing
import SwiftSyntax

/// A source file, and the places in it at which a new statement or function does not change what it does.
public struct ChangeableSource: Hashable, Sendable {
    /// The file's path, relative to the subject's root.
    public let path: String
    /// As it is without a change.
    public let text: String
    private let body: BodyPlace
    /// The place of a new function that other files of the module see, in UTF-8.
    private let interface: Int

    /// `nil` if nothing has a body that a statement can be added to; with `onlyProcedures` only functions without a
    /// result count.
    public init?(_ file: ParsedFile, onlyProcedures: Bool = false) {
        guard let body = BodyPlace.first(in: file, onlyProcedures: onlyProcedures) else { return nil }
        path = file.path
        text = file.text
        self.body = body
        interface = file.interfaceOffset
    }

    /// The text with all of these changes.
    public func text(with changes: [SourceChange]) -> String {
        let statements = changes.filter { $0.kind == .body }.map(\.text).joined()
        let functions = changes.filter { $0.kind == .interface }.map(\.text).joined()
        let insertions = [
            (offset: body.value ?? body.offset, text: body.value == nil || statements.isEmpty ? "" : "return "),
            (offset: body.offset, text: statements),
            (offset: interface, text: functions),
        ]
        var bytes = Array(text.utf8)
        // From the last to the first, so that no insertion moves the place of another.
        for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
            bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ParsedFile {
    /// In UTF-8: behind the opening brace of the first type that can have one, or at the file's end.
    fileprivate var interfaceOffset: Int {
        let types = tree.statements.lazy.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
        let type = types.first { !$0.isExtensionOrProtocol && !$0.isPrivate }
        return type?.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset ?? text.utf8.count
    }
}

extension DeclGroupSyntax {
    /// A protocol's function would be a requirement of others; an extension is no type.
    fileprivate var isExtensionOrProtocol: Bool { [.extensionDecl, .protocolDecl].contains(kind) }

    fileprivate var isPrivate: Bool {
        modifiers.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
    }
}
