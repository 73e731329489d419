import Testing

@testable import Show

struct LearnerNameTests {
    static let unclear = [
        " ", " Ann", "Ann ", "Ann  Lee", "Ann\u{A0}Lee", "Ann\u{A0}", "Ann\u{3000}", "a\nb", "a\r\nb", "a\tb",
        "a\u{2028}b", "Ann\0", "Ann\u{200B}", "Ann\u{200D}", "Ann\u{202E}", "Ann\u{AD}", "Ann\u{34F}", "Ann\u{FE0F}",
        "Ann\u{17B4}",
        "Ann\u{115F}", "Ann\u{1160}", "Ann\u{3164}", "Ann\u{FFA0}", "Ann\u{2800}", "Ann\u{FFFC}", "Ann\u{E0041}",
        "Ann\u{1D159}",
        "Ann\u{378}", "\u{301}Ann", "Ann \u{301}", "\u{903}",
    ]

    @Test("A name of which something can't be seen is none", arguments: unclear + [""])
    func none(text: String) {
        #expect(LearnerName(text) == nil)
    }

    @Test(
        "Names of people are names",
        arguments: [
            "Ann", "Ann Lee", "O\u{2019}Hara-Li", "Zo\u{EB}", "Zoe\u{308}", "\u{5F20}\u{4F1F}", "\u{41E}\u{43B}\u{44F}",
            "\u{915}\u{92E}\u{932}\u{93E}", "Table 2", "\u{1F408}",
        ]
    )
    func names(text: String) {
        #expect(LearnerName(text) != nil)
    }

    @Test(
        "Names that are drawn alike are one",
        arguments: [
            ("Weiß", "Wei\u{1E9E}"), ("Weiß", "WEISS"), ("Ki-Ra", "Ki\u{2010}Ra"), ("Ki-Ra", "Ki\u{2011}Ra"),
            ("O'Hara", "O\u{2BC}Hara"), ("O'Hara", "O\u{2019}Hara"), ("Ki", "Ki\u{307}"), ("Ki", "K\u{130}"),
        ]
    )
    func alike(name: String, other: String) {
        #expect(LearnerName(name) == LearnerName(other))
    }

    @Test("Other names stay others", arguments: [("Ann", "Anne"), ("Zoe", "Zo\u{EB}"), ("Ann Lee", "AnnLee")])
    func others(name: String, other: String) {
        #expect(LearnerName(name) != LearnerName(other))
    }
}
