import Foundation

/// What a build's products, and what they cost, depend on beside the sources.
public struct BuildEnvironment: Hashable, Codable, Sendable {
    /// The compiler, in its own words.
    public let swift: String
    /// `x86_64`, `arm64`.
    public let processor: String
    /// The operating system's name and version, which tell its libraries.
    public let system: String

    public init(swift: String, processor: String, system: String) {
        self.swift = swift
        self.processor = processor
        self.system = system
    }
}

extension BuildEnvironment {
    /// This machine, with a toolchain.
    public init(with toolchain: Toolchain) {
        self.init(
            swift: toolchain.version,
            processor: Self.processor,
            system: HostSystem.current.name()
        )
    }

    private static var processor: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another"
        #endif
    }
}

extension BuildEnvironment: CustomStringConvertible {
    public var description: String { "\(swift), \(processor), \(system)" }
}
