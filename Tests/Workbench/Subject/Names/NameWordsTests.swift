import Subject
import Testing

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

    @Test(
        "A word for one thing and that for several are compared as one",
        arguments: [
            ("query", "queries"), ("movie", "movies"), ("cat", "cats"), ("day", "days"), ("class", "classes"),
            ("box", "boxes"),
        ]
    )
    func singular(one: String, several: String) {
        #expect(NameWords.singular(one) == NameWords.singular(several))
    }
}
