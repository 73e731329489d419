import CatsModel
import ScreenKit
import Testing

@testable import CatsScenarios

@MainActor
struct ScenarioPlayerTests {
    @Test("A frame that is not the one expected fails the step")
    func wrongFrame() async {
        #expect(
            await failure(of: [.load(shows: .cancelled)])
                == .at(1, .wrongFrame(expected: Screen.cancelled.frame, shown: Screen.finding.frame))
        )
    }

    @Test("A frame too few fails the step")
    func missingFrame() async {
        #expect(
            await failure(of: [.load(shows: .finding, .empty)]) == .at(1, .missingFrame(expected: Screen.empty.frame))
        )
    }

    @Test("A frame too many fails the step")
    func unexpectedFrame() async {
        #expect(await failure(of: [.load()]) == .at(1, .unexpectedFrame(Screen.finding.frame)))
    }

    @Test("An app that does not open on an empty Load Cat fails the opening")
    func opening() async {
        let failure = await failure(of: []) { services in
            ReferenceEditCat(photo: SampleCat.tabby.photo, services: services, mistake: nil)
        }
        #expect(failure == .at(0, .wrongFrame(expected: Screen.empty.frame, shown: Screen.original(.tabby).frame)))
    }

    @Test("A tap on a button that is off fails the step")
    func tapOnWhatIsOff() async {
        #expect(await failure(of: [.cancel(shows: .cancelled)]) == .at(1, .tap(.disabled("cancel"))))
    }

    @Test("A tap on a filter where there is none fails the step")
    func tapOnNoFilter() async {
        #expect(
            await failure(of: [.filter(.sepia, shows: .empty)])
                == .at(1, .tap(.notFound("filters", screen: "LoadCat")))
        )
    }

    @Test(
        "An answer to what the app has not asked fails the step",
        arguments: [
            Answer.found(.tabby), .notFound(.network), .photo(.tabby), .noPhoto(.network), .developed(.sepia),
            .notDeveloped(.sepia), .saved,
        ]
    )
    func nothingAsked(_ answer: Answer) async {
        #expect(await failure(of: [.answer(answer)]) == .at(1, .nothingAsked(answer.kind)))
        #expect(await failure(of: [.late(answer)]) == .at(1, .nothingAsked(answer.kind)))
    }

    @Test("A result under another filter than the one being applied fails the step")
    func otherFilterAsked() async {
        let steps: [Step] =
            .editor + [
                .filter(.sepia, shows: .applying(.sepia, to: .tabby)),
                .answer(.developed(.noir), shows: .filtered(.noir, .tabby)),
            ]
        #expect(await failure(of: steps) == .at(6, .nothingAsked(.develop(.noir))))
    }

    @Test("A request that goes on although it should have been cancelled fails the step")
    func notCancelled() async {
        #expect(await failure(of: [.load(shows: .finding), .cancels(.find)]) == .at(2, .notCancelled(.find)))
    }

    @Test("A cancel of what the app has not asked fails the step")
    func nothingToCancel() async {
        #expect(await failure(of: [.cancels(.save)]) == .at(1, .nothingAsked(.save)))
    }

    @Test("A request that should not have been made fails the step")
    func asked() async {
        #expect(await failure(of: [.load(shows: .finding), .asksNothing(.find)]) == .at(2, .asked(.find)))
    }

    @Test("A request made twice at once fails the step")
    func askedTwice() async {
        let failure = await failure(of: [.load(shows: .finding)]) { services in
            Task { try? await services.provider.findCat() }
            return makeReferenceApp(services)
        }
        #expect(failure == .at(1, .askedTwice(.find)))
    }

    @Test("A library that was given nothing fails the step")
    func nothingSaved() async {
        #expect(await failure(of: [.librarySees(.tabby)]) == .at(1, .notSaved))
    }

    @Test("A library that was given another photo fails the step")
    func otherSaved() async {
        #expect(await failure(of: .savingCat + [.librarySees(.siamese)]) == .at(6, .notSaved))
        #expect(await failure(of: .savingCat + [.librarySees(.tabby, under: .sepia)]) == .at(6, .notSaved))
    }

    @Test("A save that was cancelled fails the step")
    func saveCancelled() async {
        let steps: [Step] = .savingCat + [.close(shows: .loaded(.tabby)), .librarySees(.tabby)]
        let failure = await failure(of: steps) { makeReferenceApp($0, with: .saveCancelledWhenClosed) }
        #expect(failure == .at(7, .notSaved))
    }

    @Test("Parts that live on after the app was let go fail the step, and are named")
    func survivors() async {
        let failure = await failure(of: [.letGo]) { makeReferenceApp($0, with: .buttonKeepsItsController) }
        #expect(
            failure
                == .at(
                    1,
                    .survivors([
                        "ActivityIndicator", "Button", "Button", "Button", "ImageView", "Label", "LoadCatScreen",
                        "ReferenceLoadCat",
                    ])
                )
        )
    }

    @Test("An app is let go and its requests are answered at the end of a scenario", arguments: [true, false])
    func end(passes: Bool) async {
        weak var app: ViewController?
        var provider: ScriptedProvider?
        let failure = await failure(of: [.load(shows: passes ? .finding : .empty)]) { services in
            provider = services.provider as? ScriptedProvider
            let made = makeReferenceApp(services)
            app = made
            return made
        }
        #expect((failure == nil) == passes)
        #expect(app == nil)
        #expect(provider?.finds.entries.map(\.isOpen) == [false])
    }

    @Test("An app is gone before its last requests are answered, so that nothing comes of them")
    func goneAtEnd() async {
        var asking: Task<Bool, Never>?
        _ = await failure(of: []) { services in
            let app = makeReferenceApp(services)
            asking = Task { [weak app] in
                _ = try? await services.provider.findCat()
                return app == nil
            }
            return app
        }
        #expect(await asking?.value == true)
    }

    private func failure(
        of steps: [Step],
        in makeApp: @escaping @MainActor (Services) -> ViewController = { makeReferenceApp($0) }
    ) async -> ScenarioFailure? {
        do throws(ScenarioFailure) {
            try await ScenarioPlayer(makeApp).play(Scenario("A try", steps))
            return nil
        } catch {
            return error
        }
    }
}

extension ScenarioFailure {
    fileprivate static func at(_ step: Int, _ reason: Reason) -> ScenarioFailure {
        ScenarioFailure(scenario: "A try", step: step, reason: reason)
    }
}
