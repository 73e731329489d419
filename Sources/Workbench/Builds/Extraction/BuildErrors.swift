import Subject
import Support
import Toolchain

/// What stopped a build: the compiler's first errors, or the end of the output if it has no errors.
public struct BuildErrors: Hashable, Sendable {
    /// Each once, in order.
    public let errors: [BuildError]
    /// How many more errors there are.
    public let more: Int
    /// `nil` if nothing is missing, and the sources are wrong.
    public let lack: Lack?
    private static let shown = 10

    /// `host` is where the compiler ran.
    public init(in output: String, on host: HostSystem = .current) {
        let all = output.split(whereSeparator: \.isNewline).map(String.init)
        var seen: Set<String> = []
        let located = all.filter { $0.contains(#/^\S.*:\d+: error: /#) && seen.insert($0).inserted }
        let errors = located.isEmpty ? all.filter { $0.hasPrefix("error: ") } : located
        self.errors = (errors.isEmpty ? all.suffix(Self.shown) : errors.prefix(Self.shown)).map(BuildError.init)
        more = max(0, errors.count - Self.shown)
        lack = errors.lazy.compactMap { Lack($0, on: host) }.first
    }

    /// What may be missing to build that subject; `nil` if its sources are wrong.
    ///
    /// What lies in an Xcode project may lack its settings, whatever the compiler says.
    public func lack(in subject: Subject) -> Lack? {
        lack ?? (subject.isInXcodeProject ? .projectSettings(error: errors.first?.message ?? "") : nil)
    }
}

extension BuildErrors: CustomStringConvertible {
    public var description: String {
        let rest = more > 0 ? ["  and \(more) more"] : []
        return (errors.map { "  \(PrintablePath($0.line))" } + rest).joined(separator: "\n")
    }
}
