/// The modules that come with a toolchain or an operating system, as far as architectures commonly import them.
public enum ToolchainModules {
    /// The modules of the Swift toolchain itself, on any system: what has one of their names hides them.
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

    /// The modules that draw on a screen.
    public static let userInterface: Set = ["AppKit", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit"]

    /// Other frameworks of Apple's systems, which no package brings.
    ///
    /// A module of one's own may well have the name of one.
    public static let ofApple: Set = [
        "ARKit", "AVFAudio", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport", "AddressBook",
        "AppIntents", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts", "CloudKit", "CommonCrypto", "Contacts",
        "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
        "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
        "CoreVideo", "CoreWLAN", "CryptoTokenKit", "DeveloperToolsSupport", "DeviceCheck", "EventKit", "EventKitUI",
        "ExtensionKit", "ExternalAccessory", "FileProvider", "FoundationModels", "GLKit", "GameController", "GameKit",
        "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI",
        "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MediaAccessibility", "MediaPlayer", "MessageUI",
        "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension",
        "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "PhotosUI", "PushKit", "QuickLook",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime",
        "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "SystemConfiguration",
        "TipKit", "Translation", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WeatherKit", "WidgetKit", "XcodeKit", "simd",
    ]
}
