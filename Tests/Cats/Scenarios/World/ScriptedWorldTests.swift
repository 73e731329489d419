import CatsModel
import Testing

@testable import CatsScenarios

@MainActor
struct ScriptedWorldTests {
    private let world = ScriptedWorld()
    private let app = Asker()

    @Test("An answer reaches who asked, and comes back only when they have gone on with it")
    func delivery() async {
        app.find(as: "first", in: world)
        await world.settle()
        #expect(app.heard.isEmpty)
        await world.answer(.found(.tabby))
        #expect(app.heard == ["first: http://cats.example/tabby.png"])
    }

    @Test("An answer goes to the newest request unless told otherwise, and each request is answered once")
    func age() async {
        for name in ["first", "second", "third"] { app.find(as: name, in: world) }
        await world.settle()
        #expect(await world.answer(.notFound(.network), to: .newest))
        #expect(await world.answer(.notFound(.format), to: .oldest))
        #expect(await world.answer(.notFound(.busy)))
        #expect(await !world.answer(.notFound(.busy)))
        #expect(app.heard == ["third: network", "first: format", "second: busy"])
    }

    @Test("A request is cancelled when the task that waits for it is, and still waits for its answer")
    func cancelling() async {
        #expect(world.isCancelled(.find) == nil)
        let task = app.find(as: "first", in: world)
        await world.settle()
        #expect(world.isCancelled(.find) == false)
        task.cancel()
        await world.settle()
        #expect(world.isCancelled(.find) == true)
        #expect(app.heard.isEmpty)
        await world.answer(.found(.siamese))
        #expect(app.heard == ["first: http://cats.example/siamese.png"])
    }

    @Test("Whether a request is cancelled is told of the newest of its kind")
    func cancellingNewest() async {
        app.find(as: "first", in: world).cancel()
        app.find(as: "second", in: world)
        await world.settle()
        #expect(world.isCancelled(.find) == false)
        await world.end()
    }

    @Test("The end answers all requests of one kind, oldest first")
    func end() async {
        for name in ["first", "second"] { app.find(as: name, in: world) }
        await world.settle()
        await world.end()
        #expect(app.heard == ["first: cancelled", "second: cancelled"])
    }

    @Test("The end tells each asker that nothing comes any more")
    func endOfEachKind() async {
        let downloading = Task { try await world.provider.photo(of: SampleCat.tabby.cat) }
        let developing = Task { try await world.darkroom.develop(SampleCat.tabby.photo, with: .fade) }
        let saving = Task { await world.library.save(SampleCat.tabby.photo) }
        await world.settle()
        await world.end()
        for answer in [Answer.photo(.tabby), .developed(.fade), .saved] {
            #expect(await !world.answer(answer), "\(answer.kind) is still open.")
        }
        await #expect(throws: LoadError.cancelled) { try await downloading.value }
        await #expect(throws: DarkroomError.cancelled) { try await developing.value }
        #expect(await saving.value == .denied)
    }

    @Test("The darkroom tells what it was asked to develop, and develops just that")
    func darkroom() async throws {
        let developing = Task { try await world.darkroom.develop(SampleCat.siamese.photo, with: .noir) }
        await world.settle()
        #expect(world.darkroom.developed == [ScriptedDarkroom.Job(photo: SampleCat.siamese.photo, filter: .noir)])
        #expect(await !world.answer(.developed(.sepia)))
        #expect(await world.answer(.developed(.noir)))
        #expect(try await developing.value == SampleCat.siamese.photo(under: .noir))
    }

    @Test("The library tells what it was asked to save, and ends that as told")
    func library() async {
        let saving = Task { await world.library.save(SampleCat.tabby.photo) }
        await world.settle()
        #expect(world.library.saved == [SampleCat.tabby.photo])
        await world.answer(.saveEnded(.restricted))
        #expect(await saving.value == .restricted)
    }
}

/// Asks for cats, and notes who heard what.
@MainActor
private final class Asker {
    private(set) var heard: [String] = []

    @discardableResult
    func find(as name: String, in world: ScriptedWorld) -> Task<Void, Never> {
        Task {
            do throws(LoadError) {
                heard.append("\(name): \(try await world.provider.findCat().photoURL)")
            } catch {
                heard.append("\(name): \(error)")
            }
        }
    }
}
