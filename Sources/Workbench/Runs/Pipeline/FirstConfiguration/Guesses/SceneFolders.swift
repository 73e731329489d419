import Declarations
import Subject

/// The folders of a module that are screens with the code behind them, told from the types in them.
///
/// A folder inside a screen's is a part of it.
struct SceneFolders: Sendable {
    /// The types that folders are named for, by the folders' names: `LoadCatStore` in `LoadCat`.
    let types: [String: Set<String>]
    /// The folders that a type with a role, or a screen's, is named for, whatever else its name has: `Cats`, with
    /// `LoadCatsPresenter` in it.
    let withRoles: Set<String>

    var named: Set<String> { Set(types.keys) }

    /// Words of folders that sort code by what it is, and not by screen.
    private static let kinds = Set(
        [
            "action", "app", "application", "base", "cell", "common", "component", "controller", "coordinator", "core",
            "entity", "extension", "flow", "helper", "interactor", "manager", "model", "module", "network",
            "networking",
            "presentation", "presenter", "protocol", "reactor", "reducer", "router", "scene", "screen", "section",
            "service",
            "shared", "state", "store", "ui", "util", "utility", "vc", "view", "vm",
        ].map(NameWords.singular)
    )

    init(of files: [MeasuredFile], in folder: String, roles: [RoleGuess]) {
        var types: [Substring: Set<String>] = [:]
        var withRoles: Set<Substring> = []
        var screens: Set<Substring> = []
        var whole: Set<Substring> = []
        let roles = Dictionary(grouping: roles, by: \.file)
        for file in files {
            let folders = file.folders(in: folder).map { (name: $0, words: Self.words(of: $0)) }
                .filter { !Self.kinds.isSuperset(of: $0.words) }
            let roles = roles[file.path, default: []]
            let views = file.types.filter { $0.isKnownElsewhere && $0.mayBeScreen }.map(\.name)
            for (name, words) in folders {
                let named = file.types.filter(\.isKnownElsewhere).map(\.name).filter { type in
                    let parts = Self.nameWords(of: type)
                    return parts.count > words.count && parts.starts(with: words)
                }
                let withRole = roles.filter { Self.nameWords(of: $0.stem).contains(words) }
                let drawing = withRole.map(\.type) + views.filter { Self.nameWords(of: $0).contains(words) }
                let deciding = withRole.filter { $0.role != "View" }
                if !deciding.isEmpty { screens.insert(name) }
                if deciding.contains(where: { Self.nameWords(of: $0.stem) == words }) { whole.insert(name) }
                if !drawing.isEmpty { withRoles.insert(name) }
                if !(named + drawing).isEmpty { types[name, default: []].formUnion(named + drawing) }
            }
        }
        let around = Self.containers(of: screens, in: files.map { $0.folders(in: folder) }).subtracting(whole)
        types = types.filter { !around.contains($0.key) }
        withRoles.subtract(around)
        func inner(of found: Set<Substring>) -> Set<Substring> {
            Set(files.flatMap { file in file.folders(in: folder).drop { !found.contains($0) }.dropFirst() })
        }
        let parts = inner(of: Set(types.keys))
        self.types = Dictionary(types.filter { !parts.contains($0.key) }.map { (String($0), $1) }) { $0.union($1) }
        self.withRoles = Set(withRoles.subtracting(inner(of: withRoles)).map(String.init))
    }

    /// The folders that have several screens in them: `MoviesScene` with `MoviesList` and `MovieDetails`.
    private static func containers(of screens: Set<Substring>, in chains: [[Substring]]) -> Set<Substring> {
        var inner: [Substring: Set<Substring>] = [:]
        for chain in chains {
            let found = chain.filter(screens.contains)
            for (outer, next) in zip(found, found.dropFirst()) { inner[outer, default: []].insert(next) }
        }
        return Set(inner.filter { $0.value.count > 1 }.keys)
    }

    /// What folders for one screen have in common, however they are called.
    static func title(of folder: String) -> Set<String> { Set(words(of: folder[...])) }

    /// `current` and `weather` of `CurrentWeatherScene`.
    private static func words(of folder: Substring) -> [String] {
        let words = nameWords(of: folder)
        return words.count > 1 && ["scene", "screen", "module"].contains(words.last) ? words.dropLast() : words
    }

    /// Of one thing as of several, and without the word for the usual one: `movie` and `list` of `DefaultMoviesList`.
    private static func nameWords(of name: some StringProtocol) -> [String] {
        let words = NameWords.inOrder(in: name)
        return (words.first == "default" ? Array(words.dropFirst()) : words).map(NameWords.singular)
    }
}

extension RoleGuess {
    /// What stands before the role in the type's name.
    fileprivate var stem: Substring { type.dropLast(suffix.count) }
}

extension TypeDeclaration {
    /// Whether it inherits from a view controller, or is a view as SwiftUI has them: UIKit's are parts of screens.
    fileprivate var mayBeScreen: Bool {
        inherited.map(\.lastNamePart).contains { name in
            name.hasSuffix("ViewController") || name.hasSuffix("View") && !name.hasPrefix("UI") && !name.hasPrefix("NS")
        }
    }
}
