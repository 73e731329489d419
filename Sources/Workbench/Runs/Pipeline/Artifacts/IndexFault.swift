import Foundation
import Index
import Support

/// Why an index store that was handed in gave no edges; files are named as in the survey.
public enum IndexFault: Error, Hashable, Sendable {
    case noLibrary(reason: String)
    case unusable(reason: String)
    /// `others` is how many files more have no unit.
    case notIndexed(file: String, others: Int)
    /// The file is not what was compiled.
    case outdated(file: String)
    case recordUnusable(file: String, reason: String)
}

extension IndexFault {
    /// What happened and what to do, without the store.
    var reason: String {
        switch self {
        case .noLibrary(let reason):
            "The toolchain in use cannot read index stores: \(reason). Install the whole toolchain."
        case .unusable(let reason):
            "It could not be opened as an index store: \(reason). Give the folder that has v5 in it: after swift build "
                + ".build/debug/index/store, after Xcode ~/Library/Developer/Xcode/DerivedData/APP-…/Index.noindex/DataStore."
        case .notIndexed(let file, let others):
            "It has nothing on \(PrintablePath(file))\(Self.text(others: others)). Build all "
                + "that is measured, tests included, or measure only what was built."
        case .outdated(let file):
            "\(PrintablePath(file)) is not as it was when it was compiled. Build again, or measure the sources that "
                + "were built."
        case .recordUnusable(let file, let reason):
            "Its record of \(PrintablePath(file)) could not be read: \(reason). Use the toolchain that made the "
                + "store, or build anew."
        }
    }

    private static func text(others count: Int) -> String {
        count == 0 ? "" : count == 1 ? " and 1 other file" : " and \(count) other files"
    }

    /// `name` gives the survey's name of a file that the compiler saw.
    init(_ error: IndexError, name: (String) -> String) {
        self =
            switch error {
            case .libraryMissing: .noLibrary(reason: "it has no libIndexStore")
            case .libraryUnusable(let path, let reason): .noLibrary(reason: Self.cut(path, from: reason))
            case .storeMissing(let path):
                .unusable(
                    reason: FileManager.default.fileExists(atPath: path) ? "there is no index in it" : "it is not there"
                )
            case .storeUnusable(let path, let reason): .unusable(reason: Self.cut(path, from: reason))
            case .notIndexed(let file, _): .notIndexed(file: name(file), others: 0)
            case .outdated(let file, _): .outdated(file: name(file))
            case .recordUnusable(let file, _, let reason): .recordUnusable(file: name(file), reason: reason)
            }
    }

    /// No machine's path stands in a survey.
    private static func cut(_ path: String, from reason: String) -> String {
        reason.replacing(path, with: path.split(separator: "/").last ?? "")
    }
}
