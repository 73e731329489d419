import ArgumentParser
import MVC
import MVP
import MVVM
import Model
import ScreenKit
import VIPER

/// The four apps to choose from; all that is known of each is how to make its first view controller.
enum Architecture: String, CaseIterable, Sendable {
    case mvc = "MVC"
    case mvp = "MVP"
    case mvvm = "MVVM"
    case viper = "VIPER"

    /// The names, as a usage line offers them.
    static let choice = allCases.map(\.rawValue).joined(separator: "|")

    @MainActor
    var makeApp: (Services) -> ViewController {
        switch self {
        case .mvc: MVC.makeApp
        case .mvp: MVP.makeApp
        case .mvvm: MVVM.makeApp
        case .viper: VIPER.makeApp
        }
    }
}

extension Architecture: ExpressibleByArgument {
    /// Takes a name in capitals or not.
    init?(argument: String) {
        guard let named = Self.allCases.first(where: { $0.rawValue.uppercased() == argument.uppercased() }) else {
            return nil
        }
        self = named
    }
}
