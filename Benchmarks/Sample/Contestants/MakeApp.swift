import MVC
import MVP
import MVVM
import Model
import ScreenKit
import VIPER

extension Contestant {
    /// `nil` for the floor.
    @MainActor
    var makeApp: (@MainActor (Services) -> ViewController)? {
        switch self {
        case .mvc: MVC.makeApp
        case .mvp: MVP.makeApp
        case .mvvm: MVVM.makeApp
        case .viper: VIPER.makeApp
        case .floor: nil
        }
    }
}
