import Testing

@testable import Subject

struct NearestNameTests {
    @Test(
        "A misspelt name is taken for the one with the fewest letters added, dropped or exchanged",
        arguments: [("MVCC", "MVC"), ("mwp", "MVP"), ("VIPR", "VIPER")]
    )
    func near(name: String, known: String) {
        #expect(NearestName.of(name, among: ["MVC", "MVP", "VIPER"]) == known)
    }

    @Test("A name that only has a letter in common with a known one is not taken for it")
    func far() {
        #expect(NearestName.of("Cat", among: ["MVC", "MVP", "app"]) == nil)
    }
}
