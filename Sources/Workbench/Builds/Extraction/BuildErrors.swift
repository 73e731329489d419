import Foundation
import Subject
import Support
import Toolchain

/// What stopped a build: the compiler's first errors, or the end of the output if it has no errors.
public struct BuildErrors: Hashable, Sendable {
    /// Each once, in order.
    public let errors: [BuildError]
    /// How many more errors there are.
    public let more: Int
    /// `nil` if nothing is missing, or the sources are wrong as well.
    ///
    /// Something is missing if an error says so that the compiler found at a name in the sources, and no error of a file
    /// says anything else, but what may follow from that.
    public let lack: Lack?
    private static let shown = 10

    /// `host` is where the compiler ran, and `root` the folder that files are relative to; without one, what an error says
    /// is not held against the sources.
    public init(in output: String, on host: HostSystem = .current, root: URL? = nil) {
        let all = output.split(whereSeparator: \.isNewline).map(String.init)
        var seen: Set<String> = []
        // What begins with a number and a bar is a line of the sources, which the compiler shows.
        let located = all.filter { $0.contains(#/^(?!\d+ \|)\S.*:\d+: error: /#) && seen.insert($0).inserted }
        let errors = located.isEmpty ? all.filter { $0.hasPrefix("error: ") } : located
        self.errors = (errors.isEmpty ? all.suffix(Self.shown) : errors.prefix(Self.shown)).map(BuildError.init)
        more = max(0, errors.count - Self.shown)
        lack = Self.lack(in: errors, on: host, root: root)
    }

    private static func lack(in errors: [String], on host: HostSystem, root: URL?) -> Lack? {
        var first: Lack?
        for error in errors.lazy.map(BuildError.init) {
            if let lack = Lack(error, on: host) {
                if first == nil, root.map({ lack.isShown(by: error, in: $0) }) ?? true { first = lack }
            } else if error.place != nil, !Lack.mayLead(to: error) {
                return nil
            }
        }
        return first
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
