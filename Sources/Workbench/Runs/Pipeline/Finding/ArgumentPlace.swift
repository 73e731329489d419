import Foundation
import Support

/// Where an argument leads, and how what is found there is named.
struct ArgumentPlace {
    /// As it was given.
    let argument: String
    /// Absolute, with its links followed.
    let url: URL
    /// What stands before the paths of what is found there: nothing, unless there are several arguments.
    let prefix: String

    /// One for each argument, in their order; what comes twice, or lies in another's folder, is left out.
    static func all(_ arguments: [String], in folder: URL) -> [ArgumentPlace] {
        let urls = arguments.map { URL(filePath: $0, relativeTo: folder).followingLinks }
        let places = zip(arguments, urls).enumerated().filter { index, place in
            !urls.enumerated().contains { other, url in
                place.1.lies(in: url) && (other < index || !url.lies(in: place.1))
            }
        }
        var taken: Set<String> = []
        return places.map { _, place in
            let prefix = places.count == 1 ? "" : free(place.1.lastPathComponent, among: taken)
            taken.insert(prefix)
            return ArgumentPlace(argument: place.0, url: place.1, prefix: prefix)
        }
    }

    /// The name itself, or the first of `name-2`, `name-3` and so on that is not taken.
    private static func free(_ name: String, among taken: Set<String>) -> String {
        guard taken.contains(name) else { return name }
        var number = 2
        while taken.contains("\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }
}

extension URL {
    /// Whether it is the other or somewhere below it, with or without a slash at its end.
    fileprivate func lies(in other: URL) -> Bool { pathComponents.starts(with: other.pathComponents) }
}
