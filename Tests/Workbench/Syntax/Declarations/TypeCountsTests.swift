import Declarations
import Parsing
import Testing

struct TypeCountsTests {
    @Test("Each kind is counted and added by itself")
    func kinds() {
        let text = """
            class A {}; struct B {}; struct C {}; enum D {}; enum E {}; enum F {}; actor G {}; actor H {}; actor I {}
            actor J {}; protocol K {}; protocol L {}; protocol M {}; protocol N {}; protocol O {}
            """
        let counts = TypeCounts(FileDeclarations(ParsedFile(path: "A.swift", text: text)).types)
        #expect(counts == TypeCounts(classes: 1, structs: 2, enums: 3, actors: 4, protocols: 5))
        #expect(counts.total == 15)
        #expect(counts + counts == TypeCounts(classes: 2, structs: 4, enums: 6, actors: 8, protocols: 10))
        #expect(counts + .zero == counts)
    }
}
