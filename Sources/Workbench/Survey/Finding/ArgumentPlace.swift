import Foundation

/// Where an argument leads, and how what is found there is named.
struct ArgumentPlace: Hashable, Sendable {
    /// As it was given.
    let argument: String

    /// Absolute, with its links followed.
    let url: URL

    /// What stands before the paths of what is found there: nothing, unless there are several arguments.
    let prefix: String

    /// One for each argument, in their order; what comes twice, or lies in another's folder, is left out.
    static func all(_ arguments: [String], in folder: URL) -> [ArgumentPlace] {
        let urls = arguments.map { URL(filePath: $0, relativeTo: folder).standardizedFileURL.resolvingSymlinksInPath() }
        let places = zip(arguments, urls).enumerated().filter { index, place in
            !urls.enumerated().contains { other, url in
                other != index && place.1.lies(in: url) && (place.1 != url || other < index)
            }
        }
        var taken: [String: Int] = [:]
        return places.map { _, place in
            let name = place.1.lastPathComponent
            taken[name, default: 0] += 1
            let number = taken[name] == 1 ? "" : "-\(taken[name, default: 1])"
            return ArgumentPlace(
                argument: place.0,
                url: place.1,
                prefix: places.count == 1 ? "" : name + number
            )
        }
    }
}

extension URL {
    /// Whether it is the other or somewhere below it.
    fileprivate func lies(in other: URL) -> Bool { pathComponents.starts(with: other.pathComponents) }
}
