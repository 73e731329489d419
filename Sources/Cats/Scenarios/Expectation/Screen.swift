import CatsModel
import ScreenKit

/// What the screen must show, in the words of the two scenes' state tables.
enum Screen: Hashable, Sendable {
    case loadCat(LoadCatState)
    case editCat(EditCatState)

    var frame: Frame {
        switch self {
        case .loadCat(let state): state.frame
        case .editCat(let state): state.frame
        }
    }
}

extension Screen {
    static let empty = Screen.loadCat(.empty)
    static let finding = Screen.loadCat(.finding)
    static let cancelled = Screen.loadCat(.cancelled)
    static func downloading(_ cat: SampleCat) -> Screen { .loadCat(.downloading(cat)) }
    static func loaded(_ cat: SampleCat) -> Screen { .loadCat(.loaded(cat)) }
    static func failed(_ message: String) -> Screen { .loadCat(.failed(message)) }

    static func original(_ cat: SampleCat) -> Screen { .editCat(EditCatState(cat)) }

    /// `filter` is being applied, while the picture still shows `shown`, or the original.
    static func applying(_ filter: PhotoFilter, over shown: PhotoFilter? = nil, to cat: SampleCat) -> Screen {
        .editCat(EditCatState(cat, shown: shown, selected: filter, isDeveloping: true))
    }

    static func filtered(_ filter: PhotoFilter, _ cat: SampleCat) -> Screen {
        .editCat(EditCatState(cat, shown: filter, selected: filter))
    }

    static func saving(_ cat: SampleCat, under filter: PhotoFilter? = nil) -> Screen {
        .editCat(EditCatState(cat, shown: filter, selected: filter, isSaving: true))
    }

    static func alert(_ message: String, over cat: SampleCat, under filter: PhotoFilter? = nil) -> Screen {
        .editCat(EditCatState(cat, shown: filter, selected: filter, alert: message))
    }
}
