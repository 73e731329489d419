import Testing

@testable import Page
@testable import Report

struct TrustSectionTests {
    @Test("A term is explained if the page speaks of it: regions if tests ran, the floor if something was run above it")
    func terms() throws {
        let tested = try PageWriter.text(for: .of([.flat]))
        #expect(tested.contains("<dt><i>node</i>"))
        #expect(tested.contains("<dt><i>region</i>"))
        #expect(!tested.contains("<dt><i>floor</i>"))

        let untested = ArchitectureFigures.made(name: "Bare", code: 90, unit: nil, edges: (1, 1), nccd: (1, 1))
        #expect(try !PageWriter.text(for: .of([untested])).contains("<dt><i>region</i>"))
        #expect(try PageWriter.text(for: .madeUp.costing(.madeUp)).contains("<dt><i>floor</i>"))
    }
}
