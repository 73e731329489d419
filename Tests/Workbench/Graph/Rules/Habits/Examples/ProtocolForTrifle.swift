extension HabitExample {
    static let protocolForTrifle = [
        HabitExample(
            habit: .protocolForTrifle,
            code: naming,
            findings: [
                "CatNaming App/CatNaming.swift:1:10 CatNaming has one conformer, CatNames, and no test stands in for it."
            ],
            twins: [
                "a test stands in for it": WrittenArchitecture(texts: naming.texts, doubledProtocols: ["CatNaming"]),
                "a second conformer": naming.replacing(["App/DogNames.swift": "struct DogNames: CatNaming {}"]),
                "two conformers in one type": naming.replacing([
                    "App/CatNames.swift": "enum CatNames { struct A: CatNaming {}; struct B: CatNaming {} }"
                ]),
                "a conformer that others declare": naming.replacing([
                    "App/CatNames.swift": "extension String: CatNaming {}"
                ]),
                "no conformer": naming.replacing(["App/CatNames.swift": "struct CatNames {}"]),
                "another protocol that refines it is no conformer": naming.replacing([
                    "App/CatNames.swift": "protocol ShortCatNaming: CatNaming {}"
                ]),
            ]
        )
    ]

    private static let naming = WrittenArchitecture(texts: [
        "App/CatNaming.swift": "protocol CatNaming {}",
        "App/CatNames.swift": "struct CatNames: CatNaming {}",
    ])
}
