import Testing

@testable import Scaling

struct PairNamesTests {
    private let third = PairNames(scenes: ["Edit", "EditCat", "LoadCat"], pair: 3)

    @Test(
        "The number follows the longest scene's name that fits, and stands at the end where none does",
        arguments: [
            ("EditCatPresenter", "EditCat3Presenter"),
            ("EditButton", "Edit3Button"),
            ("editCat", "editCat3"),
            ("LoadCatToEditCat", "LoadCat3ToEditCat3"),
            // A small letter behind a name goes on with another word, and a small start is one at the start alone.
            ("EditCatalog", "Edit3Catalog"),
            ("Editor", "Editor3"),
            ("reeditCat", "reeditCat3"),
            ("makeApp", "makeApp3"),
        ]
    )
    func names(original: String, numbered: String) {
        #expect(third.name(original) == numbered)
    }

    @Test(
        "Folders of scenes are numbered, other folders are not, and every file is",
        arguments: [
            ("Sources/MVC/EditCat/EditCatView.swift", "Sources/MVC/EditCat3/EditCat3View.swift"),
            ("Sources/MVC/App/MakeApp.swift", "Sources/MVC/App/MakeApp3.swift"),
            ("Sources/MVC/EditCat/Parts/State.mock.swift", "Sources/MVC/EditCat3/Parts/State3.mock.swift"),
        ]
    )
    func paths(original: String, numbered: String) {
        #expect(third.path(original) == numbered)
    }

    @Test("The first pair is the subject's own")
    func first() {
        let first = PairNames(scenes: ["EditCat"], pair: 1)
        #expect(first.name("EditCatView") == "EditCatView")
        #expect(first.path("EditCat/EditCatView.swift") == "EditCat/EditCatView.swift")
    }
}
