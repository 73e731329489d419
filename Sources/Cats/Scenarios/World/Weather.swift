import CatsModel
import Foundation

/// How the world answers while it is like this, whatever it is asked.
public enum Weather: String, Hashable, Sendable, CaseIterable {
    case fine
    case offline
    case serverError = "server error"
    case notACat = "not a cat"
    case tooLarge = "too large"
    case savingDenied = "saving denied"
    case diskFull = "disk full"
}

extension Weather {
    func found(_ cat: SampleCat) -> Result<Cat, LoadError> {
        switch self {
        case .offline: .failure(.network)
        case .serverError: .failure(.server(status: 500))
        case .fine, .notACat, .tooLarge, .savingDenied, .diskFull: .success(cat.cat)
        }
    }

    func photo(of cat: Cat) -> Result<Photo, LoadError> {
        switch self {
        case .offline: return .failure(.network)
        case .serverError: return .failure(.server(status: 500))
        case .notACat: return .failure(.format)
        case .tooLarge: return .failure(.tooLarge)
        case .fine, .savingDenied, .diskFull:
            let known = SampleCat.allCases.first { $0.cat.photoURL == cat.photoURL }
            return known.map { .success($0.photo) } ?? .failure(.format)
        }
    }

    func developed(_ job: ScriptedDarkroom.Job) -> Result<Photo, DarkroomError> {
        self == .tooLarge ? .failure(.tooLarge) : .success(job.photo.developed(with: job.filter))
    }

    var saveOutcome: SaveOutcome {
        switch self {
        case .savingDenied: .denied
        case .diskFull: .failed(reason: "the disk is full")
        case .fine, .offline, .serverError, .notACat, .tooLarge: .saved(URL(fileURLWithPath: "/photos/cat.svg"))
        }
    }
}
