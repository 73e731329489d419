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

    @Test("Types of several files are counted by kind, nested ones as their own, extensions not at all")
    func files() {
        let texts = ["class A { struct B {} }\nextension A { struct C {} }", "protocol D {}"]
        let files = texts.map { FileDeclarations(ParsedFile(path: "A.swift", text: $0)) }
        #expect(files.counts == TypeCounts(classes: 1, structs: 2, enums: 0, actors: 0, protocols: 1))
    }
}
