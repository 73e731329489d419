import Testing

@testable import Report

struct CatalogueEntryTests {
    @Test(
        "A figure has the title that the catalogue gives it, and a share or a summand that of its measure",
        arguments: [
            ("lines.code", "Code lines"), ("coupling.declared.edges", "Edges, declared"),
            ("declarations.classes", "classes"), ("declarations.protocols", "Protocols"), ("roles.View.files", nil),
        ]
    )
    func title(formula: String, title: String?) {
        #expect(CatalogueEntry(of: formula)?.title.en == title)
        if title != nil { #expect(CatalogueEntry(of: formula)?.isBasic == true) }
    }

    @Test(
        "A figure looks as the catalogue says, also one of a part, or a share of it",
        arguments: [
            ("lines.code", .count), ("overhead", .decimal), ("coverage.all.regions.share", .share),
            ("roles.View.overhead", .decimal), ("types.`A.B`.lcom4", .count), ("uiFreeLines / lines.code", .share),
            ("lines.blank", nil),
        ] as [(String, Unit.Format?)]
    )
    func format(formula: String, format: Unit.Format?) {
        #expect(CatalogueEntry.format(of: formula) == format)
    }
}
