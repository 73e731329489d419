import Testing

@testable import Coupling

/// How many types each type of the sample's four architectures reaches, itself included, read from their sources by
/// hand: ACD is the mean of these numbers.
@Suite("How many types the sample's types reach")
struct SampleReachTests {
    /// By name, first as declared, then as resolved, where a use of a protocol leads to what conforms to it as well.
    typealias Reach = [String: (declared: Int, resolved: Int)]

    private static let expected: [String: Reach] = [
        // One line: each makes the next.
        "MVC": ["MakeApp.swift": (3, 3), "LoadCatViewController": (2, 2), "EditCatViewController": (1, 1)],
        "MVP": [
            // A view's protocol names types of other layers only.
            "EditCatView": (1, 1), "LoadCatView": (1, 1),
            // A view hands itself over, so the presenter's protocol names the view's; both types conform to one of the
            // two and use the other. Resolved, each of the three leads round to the view controller and the presenter.
            "EditCatPresenterProtocol": (2, 4), "EditCatPresenter": (3, 4), "EditCatViewController": (3, 4),
            // As in the editor, and what `makeEditor` gives: the editor's presenter by its protocol.
            "LoadCatPresenterProtocol": (4, 8),
            // And the editor's presenter, which it makes.
            "LoadCatPresenter": (6, 8),
            // And the editor's view controller, which it makes.
            "LoadCatViewController": (6, 8),
            "MakeApp.swift": (9, 9),
        ],
        "MVVM": [
            "EditCatViewModelProtocol": (1, 1), "EditCatViewModel": (2, 2),
            // Its view model by its protocol, and the file with `track`; resolved, the view model.
            "EditCatViewController": (3, 4),
            "ViewController+Tracking.swift": (1, 1),
            // What `makeEditor` gives, by its protocol; resolved, the editor's view model.
            "LoadCatViewModelProtocol": (2, 3),
            // Both protocols, and the editor's view model, which it makes.
            "LoadCatViewModel": (4, 4),
            // Both protocols, the editor's view controller, and the file with `track`; resolved, both view models.
            "LoadCatViewController": (5, 7),
            "MakeApp.swift": (8, 8),
        ],
        "VIPER": [
            "FilterChoice": (1, 1), "SaveResult": (1, 1),
            "EditCatView": (1, 1), "EditCatRouterProtocol": (1, 1), "EditCatPresenterProtocol": (1, 1),
            // It is asked to apply a choice.
            "EditCatInteractorInput": (2, 2),
            // It answers with both entities.
            "EditCatInteractorOutput": (3, 3),
            // All five protocols and both entities. Resolved, each of the scene's four classes reaches the presenter,
            // and through it all that the scene has: nine types and two entities.
            "EditCatPresenter": (8, 11),
            // The presenter's protocol and the view's.
            "EditCatViewController": (3, 11),
            // Its own two protocols and both entities.
            "EditCatInteractor": (5, 11),
            // It makes the other three.
            "EditCatRouter": (11, 11),
            "LoadCatView": (1, 1), "LoadCatInteractorInput": (1, 1), "LoadCatRouterProtocol": (1, 1),
            "LoadCatPresenterProtocol": (1, 1), "LoadCatInteractorOutput": (1, 1),
            // Five protocols. Resolved, each class reaches the router, and through it the whole editor.
            "LoadCatPresenter": (6, 20),
            "LoadCatViewController": (3, 20),
            "LoadCatInteractor": (3, 20),
            // Its scene's nine, and the editor's eleven.
            "LoadCatRouter": (20, 20),
            "MakeApp.swift": (21, 21),
        ],
    ]

    @Test(
        "It is as many as were read by hand, and stays so if every protocol is renamed",
        arguments: expected.keys.sorted()
    )
    func reach(in architecture: String) async throws {
        let sample = try await SampleGraphs.shared.value
        let expected = try #require(Self.expected[architecture])
        #expect(try sample.reach(in: architecture, asResolved: false) == expected.mapValues(\.declared))
        #expect(try sample.reach(in: architecture, asResolved: true) == expected.mapValues(\.resolved))
        for isResolved in [false, true] {
            let counts = try sample.reach(in: architecture, asResolved: isResolved, renamed: true).values
            #expect(counts.sorted() == expected.values.map { isResolved ? $0.resolved : $0.declared }.sorted())
        }
    }
}
