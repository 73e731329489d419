/// Reads the figures that were counted by other means; an architecture for which nobody has counted has no number.
struct CountedFigureReader {
    let architectures: [String]

    func figures(from node: ConfigurationNode?) throws(SubjectError) -> [CountedFigure] {
        try (node?.entries() ?? []).map { name, value throws(SubjectError) in
            let mapping = try value.mapping(keys: ["by", "numbers"])
            let numbers = try mapping.required("numbers").mapping(keys: architectures)
            var read: [String: Double] = [:]
            for architecture in architectures {
                read[architecture] = try numbers[architecture]?.amount(expected: "a number of at least 0").number
            }
            return CountedFigure(
                name: try name.name(for: "a counted figure"),
                command: try mapping.required("by").text(),
                numbers: read
            )
        }
    }
}
