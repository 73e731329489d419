import Declarations

/// The folders of a module that are screens with the code behind them, told from the types in them.
///
/// A folder inside a screen's is a part of it.
struct SceneFolders: Sendable {
    /// The types that folders are named for, by the folders' names: `LoadCatStore` in `LoadCat`.
    let types: [String: Set<String>]
    /// Those that a type with a role, or a screen's, is named for, whatever else its name has: `Cats`, with
    /// `LoadCatsPresenter` in it.
    let withRoles: Set<String>

    var named: Set<String> { Set(types.keys) }

    /// Words of folders that sort code by what it is, and not by screen.
    private static let kinds: Set = [
        "app", "application", "base", "cell", "cells", "common", "component", "components", "controller", "controllers",
        "core", "entities", "entity", "extension", "extensions", "helper", "helpers", "manager", "managers", "model",
        "models", "module", "modules", "network", "networking", "protocol", "protocols", "scene", "scenes", "screen",
        "screens", "service", "services", "shared", "ui", "util", "utilities", "utils", "view", "views",
    ]

    init(of files: [MeasuredFile], in folder: String) {
        var types: [Substring: Set<String>] = [:]
        var withRoles: Set<Substring> = []
        for file in files {
            let folders = file.folders(in: folder).map { (name: $0, words: Self.words(of: $0)) }
                .filter { !Self.kinds.isSuperset(of: $0.words) }
            let roles = file.roles.filter { !$0.type.contains(".") }
            let screens = file.types.filter { $0.isKnownElsewhere && $0.mayBeScreen }.map(\.name)
            for (name, words) in folders {
                let named = file.types.filter(\.isKnownElsewhere).map(\.name).filter { type in
                    let parts = NameWords.inOrder(in: type)
                    return parts.count > words.count && parts.starts(with: words)
                }
                let drawing =
                    roles.filter { NameWords.inOrder(in: $0.stem).contains(words) }.map(\.type)
                    + screens.filter { NameWords.inOrder(in: $0).contains(words) }
                if !drawing.isEmpty { withRoles.insert(name) }
                if !(named + drawing).isEmpty { types[name, default: []].formUnion(named + drawing) }
            }
        }
        func inner(of found: Set<Substring>) -> Set<Substring> {
            Set(files.flatMap { file in file.folders(in: folder).drop { !found.contains($0) }.dropFirst() })
        }
        let parts = inner(of: Set(types.keys))
        self.types = Dictionary(types.filter { !parts.contains($0.key) }.map { (String($0), $1) }) { $0.union($1) }
        self.withRoles = Set(withRoles.subtracting(inner(of: withRoles)).map(String.init))
    }

    /// `currentWeather` of `CurrentWeatherScene`.
    private static func words(of folder: Substring) -> [String] {
        let words = NameWords.inOrder(in: folder)
        return words.count > 1 && ["scene", "screen"].contains(words.last) ? words.dropLast() : words
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
