import Gate

/// Figures that have come or gone, put together by their measures, and by whose they are where that is all that differs.
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
        let owners = Dictionary(grouping: groups, by: \.owner)
        let alike = Dictionary(grouping: owners.keys.sorted()) { owner in
            owners[owner, default: []].map(Content.init)
        }
        return alike.sorted { $0.value[0] < $1.value[0] }.map { content, owners in
            FigureGroupText(
                owners: owners.joined(separator: ", "),
                count: owners.count * content.reduce(0) { $0 + $1.count },
                names: content.contains { $0.name == nil } ? nil : names(of: content)
            )
        }
    }
}

extension FigureGroupText {
    private struct Content: Hashable {
        let name: String?
        let count: Int

        init(_ group: FigureGroup) {
            name = group.name
            count = group.count
        }
    }

    private static func names(of content: [Content]) -> String {
        let measures = Dictionary(grouping: content.compactMap(\.name), by: measure)
        return measures.sorted { $0.key < $1.key }
            .map { measure, names in names.count == 1 ? names[0] : "\(measure) (\(names.count))" }
            .listed(upTo: named)
    }

    /// `roles.View.lines.code` is a figure of the measure `roles.*.lines.code`.
    private static func measure(of name: String) -> String {
        name.replacing(#/\b(roles|scenes|matrix|sceneMatrix)\.(?:`[^`]*`|[^.]+)(?=\.)/#) { "\($0.output.1).*" }
    }
}
