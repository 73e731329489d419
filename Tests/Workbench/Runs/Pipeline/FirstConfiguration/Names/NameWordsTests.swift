import Testing

@testable import Pipeline

@Suite("Words of names")
struct NameWordsTests {
    @Test(
        "A name's words begin with a capital or behind a sign, and are in small letters",
        arguments: [
            ("HomeViewController", ["home", "view", "controller"]), ("Clean-MVVM-C", ["clean", "mvvm", "c"]),
            ("URLSession2", ["url", "session"]), ("movieDetail", ["movie", "detail"]),
            ("首页View", ["首页", "view"]), ("", []),
        ]
    )
    func words(name: String, words: [String]) {
        #expect(NameWords.inOrder(in: name) == words)
    }

    @Test("What is written as one counts as a word beside its parts")
    func runs() {
        #expect(NameWords.all(in: "Book-ReactorKit") == ["book", "reactorkit", "reactor", "kit"])
    }
}
