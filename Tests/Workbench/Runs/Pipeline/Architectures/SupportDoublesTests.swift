import Foundation
import TestFolder
import Testing

@testable import Pipeline

struct SupportDoublesTests {
    @Test(
        "A double of a support module counts for each architecture whose tests name it, beside those that they declare",
        arguments: [
            // What the tests of the two have, and how many doubles each has.
            (left: "let stub = CatStub()", right: "", doubles: [1, 0]),
            (left: "let stub = CatStub()", right: "let stub: CatStub", doubles: [1, 1]),
            // Only one of the two conforms to the other's protocol.
            (left: "let spy = LeftSpy()", right: "let spy = LeftSpy()", doubles: [1, 0]),
            // Through a class of the support module, and through something that nobody can see from here.
            (left: "final class Spy: CatStub {}", right: "let world = World()", doubles: [2, 0]),
            (left: "// CatStub", right: "final class CatStub: CatProvider {}", doubles: [0, 2]),
            (left: "let nobody = Plain()", right: "let fixture = Fixture.cat", doubles: [0, 0]),
        ]
    )
    func named(left: String, right: String, doubles: [Int]) async throws {
        let folder = try TestFolder()
        let files = [
            "Core/Cat.swift": "protocol CatProvider {}", "Left/LeftView.swift": "protocol LeftView {}",
            "Right/RightView.swift": "struct RightView {}", "LeftTests/Tests.swift": left,
            "RightTests/Tests.swift": right,
            "Mocks/Mocks.swift": """
            class CatStub: CatProvider {}
            final class LeftSpy: LeftView {}
            final class Plain {}
            struct World { let stub = CatStub() }
            enum Fixture {}
            """,
        ]
        for (path, text) in files { try folder.write(text, to: path) }
        try folder.write(
            """
            name: Pair
            baseline: Left
            shared: [Core]
            support: [Mocks]
            architectures: [{name: Left, sources: Left, tests: LeftTests}, {name: Right, sources: Right, tests: RightTests}]
            """,
            to: ".catwalk.yml"
        )
        let run = ReportRun(root: folder.url, environment: [:], basis: .artifacts()) { _ in }
        #expect(try await run.run().report.measured.map { $0.tests?.doubles } == doubles)
    }
}
