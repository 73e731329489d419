import Testing

/// The pairs of the sample's four architectures, read from their sources by hand.
@Suite("How the sample's types work together")
struct SampleCollaborationsTests {
    struct Pairs: Equatable, Sendable {
        var throughProtocols: [String] = []
        var direct: [String] = []
        var assembly: [String] = []
        var plainValues: [String] = []
    }

    private static let expected = [
        // Both types are controllers, and makeApp is a function of a file: there are no two roles.
        "MVC": Pairs(),
        "MVP": Pairs(
            // In each scene the view controller calls its presenter, and the presenter its view, by protocols. A view
            // controller only passes on the next scene's presenter, whose type it never names. A presenter makes the
            // next presenter, and a view controller the next view controller, within their role.
            throughProtocols: [
                "EditCatPresenter EditCatViewController", "LoadCatPresenter LoadCatViewController",
            ]
        ),
        "MVVM": Pairs(
            // In each scene the view controller reads and calls its view model by its protocol, and the view model
            // knows nobody. Of the next scene's view model it knows as little as in MVP.
            throughProtocols: ["EditCatViewController EditCatViewModel", "LoadCatViewController LoadCatViewModel"]
        ),
        "VIPER": Pairs(
            // In each scene the presenter calls its view, its interactor and its router by protocols, the view calls
            // the presenter, and the interactor answers to it. That the router also creates the presenter and sets its
            // view is assembly, and the pair stays one that works together.
            throughProtocols: [
                "EditCatInteractor EditCatPresenter", "EditCatPresenter EditCatRouter",
                "EditCatPresenter EditCatViewController", "LoadCatInteractor LoadCatPresenter",
                "LoadCatPresenter LoadCatRouter", "LoadCatPresenter LoadCatViewController",
            ],
            // `assemble` creates both and sets the interactor's output; what a router calls of a view controller is
            // ScreenKit's. That one router calls the other's `assemble` stays within a role.
            assembly: [
                "EditCatInteractor EditCatRouter", "EditCatRouter EditCatViewController",
                "LoadCatInteractor LoadCatRouter", "LoadCatRouter LoadCatViewController",
            ],
            // What the interactor makes and the presenter reads: structs without a method.
            plainValues: [
                "EditCatInteractor FilterChoice", "EditCatInteractor SaveResult", "EditCatPresenter FilterChoice",
                "EditCatPresenter SaveResult",
            ]
        ),
    ]

    @Test("The pairs are those read by hand", arguments: expected.keys.sorted())
    func pairs(of architecture: String) async throws {
        #expect(try await SampleGraphs.shared.value.pairs(of: architecture) == Self.expected[architecture])
    }

    @Test(
        "They stay the same if every protocol is renamed, to no role's name or to another's",
        arguments: expected.keys.sorted()
    )
    func renamed(_ architecture: String) async throws {
        let sample = try await SampleGraphs.shared.value
        #expect(try sample.pairs(of: architecture, renamed: true) == Self.expected[architecture])
        let count = ["MVC": 0, "MVP": 4, "MVVM": 2, "VIPER": 10][architecture]
        #expect(sample.protocols(of: architecture).count == count)
        #expect(sample.protocols(of: architecture, renamed: true).count == count)
        #expect(sample.protocols(of: architecture).isDisjoint(with: sample.protocols(of: architecture, renamed: true)))
    }
}
