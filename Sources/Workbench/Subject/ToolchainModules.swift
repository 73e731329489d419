/// The modules that come with a toolchain or an operating system, as far as architectures commonly import them.
public enum ToolchainModules {
    /// Those of the Swift toolchain itself, on any system: what has one of their names hides them.
    public static let ofSwift: Set = [
        "Android", "Bionic", "Builtin", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
        "Musl", "ObjectiveC", "Observation", "PackageDescription", "PackagePlugin", "RegexBuilder", "Runtime", "Swift",
        "SwiftOnoneSupport", "SwiftShims", "Synchronization", "Testing", "WASILibc", "WinSDK", "XCTest",
        "_Builtin_float", "_Concurrency", "_Differentiation", "_FoundationCollections", "_RegexParser",
        "_StringProcessing", "_TestDiscovery", "_TestingInterop", "_Testing_Foundation", "_Volatile", "ucrt",
    ]

    public static let names: Set = userInterface.union(ofSwift).union([
        "AVFoundation", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation",
        "CryptoKit", "MapKit", "Network", "OSLog", "Photos", "QuartzCore", "Security", "StoreKit", "SwiftData",
        "UniformTypeIdentifiers", "WebKit", "os",
    ])

    /// Those that draw on a screen.
    public static let userInterface: Set = ["AppKit", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit"]
}
