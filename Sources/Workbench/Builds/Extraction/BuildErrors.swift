import Support

/// What stopped a build: the compiler's first errors, or the end of the output if it has no errors.
public struct BuildErrors: Hashable, Sendable {
    /// Each once, in order.
    public let errors: [BuildError]
    /// How many more errors there are.
    public let more: Int
    /// `nil` if nothing is missing, and the sources are wrong.
    public let lack: Lack?
    private static let shown = 10

    public init(in output: String) {
        let all = output.split(whereSeparator: \.isNewline).map(String.init)
        var seen: Set<String> = []
        let located = all.filter { $0.contains(#/^\S.*:\d+: error: /#) && seen.insert($0).inserted }
        let errors = located.isEmpty ? all.filter { $0.hasPrefix("error: ") } : located
        self.errors = (errors.isEmpty ? all.suffix(Self.shown) : errors.prefix(Self.shown)).map(BuildError.init)
        more = max(0, errors.count - Self.shown)
        lack = errors.lazy.compactMap(Lack.init).first
    }
}

extension BuildErrors {
    /// What the sources need and the package that catwalk builds does not have.
    public enum Lack: Hashable, Sendable {
        /// A module that is neither the toolchain's nor the subject's.
        case module(String)
        /// Those of a module's folder, which only its own package's manifest names.
        case resources
        /// Sources of another language than Swift beside them.
        case otherLanguage
    }
}

extension BuildErrors.Lack {
    /// `nil` if the error tells of something else.
    fileprivate init?(_ error: String) {
        if let module = error.firstMatch(of: /error: no such module '([^']+)'/)?.1 {
            self = .module(String(module))
        } else if error.contains("type 'Bundle' has no member 'module'") {
            self = .resources
        } else if error.contains("mixed language source files") {
            self = .otherLanguage
        } else {
            return nil
        }
    }
}

extension BuildErrors.Lack: CustomStringConvertible {
    public var description: String {
        switch self {
        case .module(let name):
            "The sources import \(PrintablePath(name)), which is neither in the toolchain here nor among the folders that "
                + ".catwalk.yml names."
        case .otherLanguage:
            "A folder that .catwalk.yml names has another language beside Swift, and the package manager, with which "
                + "Catwalk builds, takes one language a folder."
        case .resources:
            "The sources use Bundle.module, and the package that Catwalk builds of the folders that .catwalk.yml names has "
                + "no resources."
        }
    }
}

extension BuildErrors: CustomStringConvertible {
    public var description: String {
        let rest = more > 0 ? ["  and \(more) more"] : []
        return (errors.map { "  \(PrintablePath($0.line))" } + rest).joined(separator: "\n")
    }
}
