import Report

extension PartMeasure {
    /// Of an architecture's types: the highest ones.
    static let types = [
        PartMeasure(
            "wmc",
            title: "WMC",
            definition: Definition(
                "Weighted methods of a type: the cyclomatic complexity of its bodies, summed. Nested types count apart.",
                source: "Chidamber and Kemerer 1994"
            ),
            value: { Double($0.wmc) },
            parts: bodies
        ),
        PartMeasure(
            "lcom4",
            title: "LCOM4",
            definition: Definition(
                "Lack of cohesion: the connected components of a type's instance methods and stored properties, joined "
                    + "where one uses the other. Undefined for a type without two methods and a stored property.",
                source: "Hitz and Montazeri 1995"
            ),
            value: { $0.lcom4.value }
        ),
        PartMeasure(
            "cbo",
            title: "CBO",
            definition: Definition(
                "Coupling between objects: nodes of the subject that a type uses or is used by, each once, on the "
                    + "declared graph. Wider than Chidamber and Kemerer's, whose classes are coupled by methods and "
                    + "variables alone.",
                source: "after Chidamber and Kemerer 1994"
            ),
            value: { $0.coupling.map { Double($0.cbo) } },
            parts: { type, _ in type.coupling.map { "uses \($0.uses), used by \($0.usedBy)" } }
        ),
        PartMeasure(
            "rfc",
            title: "RFC",
            definition: Definition(
                "Response for a class: functions, methods and initialisers that a type declares or calls, each once, "
                    + "those of the toolchain too. Accessors belong to their property and count for none, and neither "
                    + "does what the compiler calls of its own. Takes an index.",
                source: "Chidamber and Kemerer 1994"
            ),
            value: { $0.coupling?.rfc.map(Double.init) }
        ),
    ]

    private static let shownTypes = 5

    /// How many bodies a type's complexity is summed over; `nil` if the sum shows that others go by its name.
    @Sendable
    private static func bodies(of type: TypeFigures, in architecture: ArchitectureFigures) -> String? {
        let bodies = architecture.bodies.filter { $0.type == type.name }
        guard bodies.reduce(0, { $0 + $1.cyclomatic }) == type.wmc else { return nil }
        return "in \(bodies.count) \(bodies.count == 1 ? "body" : "bodies")"
    }

    private init(
        _ name: String,
        title: String,
        definition: Definition,
        value: @escaping @Sendable (TypeFigures) -> Double?,
        parts: @escaping @Sendable (TypeFigures, ArchitectureFigures) -> String? = { _, _ in nil }
    ) {
        self.init(name: name, title: title, format: .count, definition: definition) { architecture in
            let known = architecture.types.compactMap { type in value(type).map { (type, $0) } }
            return known.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }.prefix(Self.shownTypes).map { type, value in
                let remarks = [parts(type, architecture), "\(type.file):\(type.line)"].compactMap(\.self)
                return Figure(part: type.name, value: value, derivation: .remark(remarks.joined(separator: ", ")))
            }
        }
    }
}
