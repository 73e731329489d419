import Words

extension PartMeasure {
    /// Of the tables in the file of claims: pairs of protocols, and rules that several architectures are held to.
    package static let comparisons = [
        PartMeasure(
            address: "protocolPairs.*.unmatched",
            name: "unmatched-requirements",
            title: Words(en: "Unmatched requirements", zh: "无对应的要求"),
            unit: .requirements,
            format: .count,
            definition: Definition(
                en: "Requirements of one protocol of a pair that the table of the pair has no counterpart for in the "
                    + "other, those left out by the table apart.",
                zh: "一对协议中，对照表在另一个协议里没有对应项的要求；表中略去的不算。"
            )
        ) { architecture in
            architecture.protocolPairs.map { pair in
                Figure(
                    part: "\(pair.name), \(pair.protocol)",
                    value: Double(pair.unmatched),
                    derivation: .terms([
                        .init(pair.requirements, en: "required", zh: "项要求"),
                        .init("−", pair.matched, en: "matched", zh: "项有对应"),
                        .init("−", pair.leftOut, en: "left out", zh: "项略去"),
                    ])
                )
            }
        },
        PartMeasure(
            address: "mappedRules.*.breaches",
            name: "breaches-of-a-mapped-rule",
            title: Words(en: "Breaches of a mapped rule", zh: "映射规则的违反"),
            unit: .places,
            format: .count,
            definition: Definition(
                en: "Places in the source that break a rule, or would break it if the architecture's roles were those "
                    + "that the file of claims maps them to.",
                zh: "违反某规则的源码位置；或当架构的角色按声明文件映射后会违反它的位置。"
            )
        ) { architecture in
            architecture.mappedRules.map { Figure(part: $0.name, value: Double($0.breaches), derivation: nil) }
        },
    ]
}
