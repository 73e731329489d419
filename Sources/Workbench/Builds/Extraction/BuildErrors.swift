import Support

/// What stopped a build: the compiler's first errors, or the end of the output if it has no errors.
public struct BuildErrors: Hashable, Sendable {
    /// Each once, in order, as `path:line:column: error: message`, or `<unknown>:0: error: message` for one of no file.
    public let lines: [String]
    /// How many more errors there are.
    public let more: Int
    private static let shown = 10

    init(in output: String) {
        let all = output.split(whereSeparator: \.isNewline).map(String.init)
        var seen: Set<String> = []
        let located = all.filter { $0.contains(#/^\S.*:\d+: error: /#) && seen.insert($0).inserted }
        let errors = located.isEmpty ? all.filter { $0.hasPrefix("error: ") } : located
        lines = errors.isEmpty ? all.suffix(Self.shown) : Array(errors.prefix(Self.shown))
        more = max(0, errors.count - Self.shown)
    }
}

extension BuildErrors: CustomStringConvertible {
    public var description: String {
        (lines.map { "  \(PrintablePath($0))" } + (more > 0 ? ["  and \(more) more"] : [])).joined(separator: "\n")
    }
}
