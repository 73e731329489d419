/// An error that stopped a build.
public struct BuildError: Hashable, Sendable {
    /// As it was printed: `path:line:column: error: message`, or `<unknown>:0: error: message` for one of no file.
    public let line: String
    /// Without its place.
    public let message: String
    /// `nil` if it is of no file.
    public let place: Place?

    public struct Place: Hashable, Sendable {
        public let file: String
        /// From 1.
        public let line: Int
    }

    init(_ line: some StringProtocol) {
        self.line = String(line)
        let parts = self.line.wholeMatch(of: /(.+?):(\d+):(?:\d+:)? error: (.*)/)
        message = parts.map { String($0.3) } ?? self.line
        place = parts.flatMap { parts in
            Int(parts.2).flatMap { $0 > 0 ? Place(file: String(parts.1), line: $0) : nil }
        }
    }
}
