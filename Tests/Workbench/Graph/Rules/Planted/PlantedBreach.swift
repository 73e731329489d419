import Testing

/// One line that breaks one rule, and a line like it that does not.
struct PlantedBreach: Sendable, CustomTestStringConvertible {
    let rule: String

    /// The file that the line is added to, below `Sources`.
    let path: String

    let breach: String
    let clean: String

    /// The two types that the report names: `from -> to`.
    let types: String

    var testDescription: String { "\(rule): \(path)" }
}

extension PlantedBreach {
    static let all = shared + views + presenters + interactors + layers + scenes

    init(_ rule: String, _ path: String, _ breach: String, clean: String, _ types: String) {
        self.init(rule: rule, path: path, breach: breach, clean: clean, types: types)
    }

    /// For types `A -> B`, the line `extension A { var x: B? { nil } }`, after an import of the module that B is in.
    static func uses(
        _ rule: String,
        _ path: String,
        _ types: String,
        clean: String,
        sees module: String? = nil
    ) -> PlantedBreach {
        let names = types.split(separator: " ")
        let start = (module.map { "import \($0); " } ?? "") + "extension \(names[0])"
        return PlantedBreach(
            rule,
            path,
            "\(start) { var x: \(names[2])? { nil } }",
            clean: "\(start) { \(clean) }",
            types
        )
    }
}
