/// The modules that come with a toolchain or an operating system, as far as architectures commonly import them.
enum ToolchainModules {
    static let names: Set = userInterface.union([
        "AVFoundation", "Android", "Bionic", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage",
        "CoreLocation", "CryptoKit", "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationNetworking", "Glibc", "MapKit", "Musl", "Network", "OSLog", "ObjectiveC", "Observation", "Photos",
        "QuartzCore", "RegexBuilder", "Security", "StoreKit", "Swift", "SwiftData", "Synchronization", "Testing",
        "UniformTypeIdentifiers", "WASILibc", "WebKit", "WinSDK", "XCTest", "os", "ucrt",
    ])

    /// Those that draw on a screen.
    static let userInterface: Set = ["AppKit", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit"]
}
