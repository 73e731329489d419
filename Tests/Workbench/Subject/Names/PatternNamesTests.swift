import Subject
import Testing

@Suite("Pattern names")
struct PatternNamesTests {
    @Test(
        "A name speaks of a pattern if one of its words is the pattern's, however the words are put together",
        arguments: [
            ("MVC", ["mvc"]), ("mvc", ["mvc"]), ("MVCExample", ["mvc"]), ("ViperExample", ["viper"]),
            ("Clean-MVVM", ["clean", "mvvm"]), ("SwiftUI_MV_Concurrency", ["mv"]), ("Book-RIBs", ["ribs"]),
            ("Book-ReactorKit", ["reactorkit"]), ("MVVM2", ["mvvm"]), ("RxMVVM", ["mvvm"]),
            ("Recordings-TEA", ["tea"]), ("Recordings-MAVB", ["mavb"]), ("Reactor", ["reactor"]),
            // Neither a part of a word nor another word.
            ("Cleaner", []), ("Vipers", []), ("Store", []), ("", []),
        ] as [(String, Set<String>)]
    )
    func words(name: String, patterns: Set<String>) {
        #expect(PatternNames.all(in: name) == patterns)
    }
}
