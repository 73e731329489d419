import Foundation
import Toolchain

/// What the costs of a program depend on beside its sources.
public struct BenchmarkEnvironment: Hashable, Codable, Sendable {
    /// The compiler, in its own words.
    let swift: String
    /// `x86_64`, `arm64`.
    let processor: String
    /// The operating system's name and version, which tell its libraries.
    let system: String
}

extension BenchmarkEnvironment {
    /// This machine, with a toolchain.
    public init(with toolchain: Toolchain) {
        self.init(
            swift: toolchain.version,
            processor: Self.processor,
            system: ProcessInfo.processInfo.operatingSystemVersionString
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

extension BenchmarkEnvironment: CustomStringConvertible {
    public var description: String { "\(swift), \(processor), \(system)" }
}
