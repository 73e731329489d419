import Report

extension PartMeasure {
    /// Of the tables in the file of claims: pairs of protocols, and rules that several architectures are held to.
    static let comparisons = [
        PartMeasure(
            name: "unmatched-requirements",
            title: "Unmatched requirements",
            format: .count,
            definition: Definition(
                "Requirements of one protocol of a pair that the table of the pair has no counterpart for in the other, "
                    + "those left out by the table apart."
            )
        ) { architecture in
            architecture.protocolPairs.map { pair in
                Figure(
                    part: "\(pair.name), \(pair.protocol)",
                    value: Double(pair.unmatched),
                    derivation: .arithmetic(
                        "\(pair.requirements) required − \(pair.matched) matched − \(pair.leftOut) left out"
                    )
                )
            }
        },
        PartMeasure(
            name: "breaches-of-a-mapped-rule",
            title: "Breaches of a mapped rule",
            format: .count,
            definition: Definition(
                "Places in the source that break a rule, or would break it if the architecture's roles were those "
                    + "that the file of claims maps them to."
            )
        ) { architecture in
            architecture.mappedRules.map { Figure(part: $0.name, value: Double($0.breaches), derivation: nil) }
        },
    ]
}
