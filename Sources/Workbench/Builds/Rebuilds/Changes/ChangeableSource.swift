import Parsing

/// A source file, and the places in it where a statement or a function more leaves what it does as it is.
public struct ChangeableSource: Hashable, Sendable {
    /// That of the file, relative to the subject's root.
    public let path: String

    /// As it is without a change.
    public let text: String

    private let body: BodyPlace

    /// Where a function more goes, in UTF-8.
    private let interface: Int

    /// `nil` if nothing has a body that a statement can be added to; with `onlyProcedures` that has to be a function
    /// which gives nothing.
    public init?(_ file: ParsedFile, onlyProcedures: Bool = false) {
        guard let body = BodyPlace.first(in: file, onlyProcedures: onlyProcedures) else { return nil }
        path = file.path
        text = file.text
        self.body = body
        interface = InterfacePlace.offset(in: file)
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
