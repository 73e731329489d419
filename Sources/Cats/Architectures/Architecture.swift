import CatsModel
import ScreenKit

/// One of the apps to choose from; all that is known of it is how to make its first view controller.
public struct Architecture: Sendable {
    /// As its folder is called.
    public let name: String

    public let makeApp: @MainActor @Sendable (Services) -> ViewController

    /// The architecture of that name, in capitals or not.
    public static func named(_ name: String) -> Architecture? {
        all.first { $0.name.uppercased() == name.uppercased() }
    }
}

extension Architecture: CustomStringConvertible {
    public var description: String { name }
}
