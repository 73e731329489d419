import Words

/// What is measured of the parts of an architecture, its types or its roles, and stands in no comparison.
package struct PartMeasure: Sendable {
    /// One part's number, and how it comes about.
    package struct Figure: Hashable, Sendable {
        package let part: String
        /// `nil` if the number is undefined.
        package let value: Double?
        package let derivation: Derivation?
    }

    /// Where its values stand in `report.json` below an architecture; `*` stands for each part: `types.*.lcom4`.
    ///
    /// Commas separate lists.
    package let address: String
    /// What it is called on the command line: `lcom4`.
    package let name: String
    /// Short, with the letters that the literature has for it.
    package let title: Words
    package let unit: Unit
    package let format: Unit.Format
    package let definition: Definition
    /// Of the parts that have it, in the order in which they are shown.
    package let figures: @Sendable (ArchitectureFigures) -> [Figure]
    /// Why no part has a value; `nil` if the code has nothing that the number is about.
    let reason: @Sendable (ArchitectureFigures) -> Absence?

    package static let all = types + roles + rolesAndScenes + bodies + comparisons
}

extension PartMeasure {
    /// A measure of the parts with their names; one without a value has no derivation either.
    ///
    /// With `highest`, those parts alone that have the highest values, at most so many.
    init<Part>(
        _ name: String,
        at address: String,
        title: Words,
        in unit: Unit,
        as format: Unit.Format = .count,
        definition: String,
        zh: String,
        source: Words? = nil,
        highest: Int? = nil,
        of parts: @escaping @Sendable (ArchitectureFigures) -> [(name: String, part: Part)],
        value: @escaping @Sendable (Part) -> Double?,
        absence: @escaping @Sendable (ArchitectureFigures) -> Absence? = { _ in nil },
        derivation: @escaping @Sendable (Part, ArchitectureFigures) -> Derivation? = { _, _ in nil }
    ) {
        self.address = address
        self.name = name
        self.title = title
        self.unit = unit
        self.format = format
        self.definition = Definition(sentences: [Words(en: definition, zh: zh)], source: source)
        reason = absence
        figures = { architecture in
            var shown = parts(architecture).map { (name: $0.name, part: $0.part, value: value($0.part)) }
            if let highest {
                let ranked = shown.filter { $0.value != nil }
                    .sorted { ($1.value ?? 0, $0.name) < ($0.value ?? 0, $1.name) }
                shown = Array(ranked.prefix(highest))
            }
            return shown.map { name, part, value in
                Figure(part: name, value: value, derivation: value == nil ? nil : derivation(part, architecture))
            }
        }
    }
}
