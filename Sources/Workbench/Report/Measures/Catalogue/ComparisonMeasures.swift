import Words

extension PartMeasure {
    /// Of the tables in the file of claims: pairs of protocols, and rules that several architectures are held to.
    package static let comparisons = [
        PartMeasure(
            "unmatched-requirements",
            at: "protocolPairs.*.unmatched",
            title: Words(en: "Unmatched requirements", zh: "无对应的要求"),
            in: .requirements,
            definition:
                "Requirements of one protocol of a pair that the table of the pair has no counterpart for in the "
                + "other, those left out by the table apart.",
            zh: "一对协议中，对照表在另一个协议里没有对应项的要求；表中略去的不算。",
            of: { $0.protocolPairs.map { ("\($0.name), \($0.protocol)", $0) } },
            value: { Double($0.unmatched) },
            derivation: { pair, _ in
                .terms([
                    .init(pair.requirements, en: "required", zh: "项要求"),
                    .init("−", pair.matched, en: "matched", zh: "项有对应"),
                    .init("−", pair.leftOut, en: "left out", zh: "项略去"),
                ])
            }
        ),
        PartMeasure(
            "breaches-of-a-mapped-rule",
            at: "mappedRules.*.breaches",
            title: Words(en: "Breaches of a mapped rule", zh: "映射规则的违反"),
            in: .places,
            definition:
                "Places in the source that break a rule, or would break it if the architecture's roles were those "
                + "that the file of claims maps them to.",
            zh: "违反某规则的源码位置；或当架构的角色按声明文件映射后会违反它的位置。",
            of: { $0.mappedRules.map { ($0.name, $0) } },
            value: { Double($0.breaches) }
        ),
    ]
}
