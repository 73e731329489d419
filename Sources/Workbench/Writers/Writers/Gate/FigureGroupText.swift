import Report

/// Figures that have come or gone, put together by their measures, and by whose they are where that is all that
/// differs.
struct FigureGroupText: Hashable {
    /// `MVC, MVP`.
    let owners: String
    /// How many figures there are in all.
    let count: Int
    /// `lines.code, roles.*.lines.code (6)`; `nil` if they are all figures of the owners.
    let names: String?

    /// How many measures are named.
    private static let named = 5

    /// In the order of owners.
    static func all(of groups: [FigureGroup]) -> [FigureGroupText] {
        let byOwner = Dictionary(grouping: groups, by: \.owner)
        let alike = Dictionary(grouping: byOwner.keys.sorted()) { owner in
            byOwner[owner, default: []].map { [$0.name, String($0.count)] }
        }
        return alike.values.sorted { $0[0] < $1[0] }.map { owners in
            let content = byOwner[owners[0], default: []]
            return FigureGroupText(
                owners: owners.joined(separator: ", "),
                count: owners.count * content.reduce(0) { $0 + $1.count },
                names: content.contains { $0.name == nil } ? nil : names(of: content)
            )
        }
    }

    private static func names(of content: [FigureGroup]) -> String {
        let measures = Dictionary(grouping: content.compactMap(\.name), by: measure)
        return measures.sorted { $0.key < $1.key }
            .map { measure, names in names.count == 1 ? names[0] : "\(measure) (\(names.count))" }
            .listed(upTo: named)
    }

    /// `roles.View.lines.code` is a figure of the measure `roles.*.lines.code`.
    private static func measure(of name: String) -> String {
        let names = FigurePath(text: name).names
        var pieces = names.map { FigurePath([$0]).text }
        for index in names.indices.dropFirst().dropLast() where parted.contains(pieces[index - 1]) {
            pieces[index] = "*"
        }
        return pieces.joined(separator: ".")
    }

    /// What is followed by the name of a part.
    private static let parted: Set = ["roles", "scenes", "matrix", "sceneMatrix"]
}
