import Support

extension ChangesWriter {
    /// For programs: every change, keys in alphabetical order.
    public func json() throws -> String {
        try JSONText.text(for: ChangesDocument(of: changes, before: before, after: after))
    }
}
