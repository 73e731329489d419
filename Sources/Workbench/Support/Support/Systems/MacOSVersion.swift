import Foundation

/// A version of macOS that code is compiled for.
public struct MacOSVersion: Hashable, Sendable {
    public let major: Int
    public let minor: Int

    public init(major: Int, minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// `nil` if the text is neither a number nor two with a dot between them; what a third tells is not kept.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0).map(Int.init) }
        guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0] else { return nil }
        self.init(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// The oldest that Catwalk itself is compiled for.
    public static let oldest = MacOSVersion(major: 14)
}

extension MacOSVersion {
    /// The version of macOS on this Mac; `nil` elsewhere.
    public static var current: MacOSVersion? {
        #if canImport(Darwin)
            let version = ProcessInfo.processInfo.operatingSystemVersion
            return MacOSVersion(major: version.majorVersion, minor: version.minorVersion)
        #else
            return nil
        #endif
    }
}

extension MacOSVersion: Comparable {
    public static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}

extension MacOSVersion: CustomStringConvertible {
    public var description: String { "\(major).\(minor)" }
}
