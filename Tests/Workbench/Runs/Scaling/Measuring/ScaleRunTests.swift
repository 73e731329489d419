import Extraction
import Foundation
import Report
import Subject
import TestFolder
import Testing
import Twins

@testable import Scaling

/// Runs over a subject that is really built and tested: one after the other, since they share its build.
@Suite(.serialized)
struct ScaleRunTests {
    @Test(
        "Each pair of a small subject is copied, built, tested and measured, and its sources stay as they are",
        .takesLong
    )
    func twins() async throws {
        let folder = try subject()
        let before = try folder.text(of: "Sources/Left/Greet/GreetPresenter.swift")
        var sizes: [[Int]] = []
        let scale = try await run(in: folder, upTo: 2) { sizes.append($0.sizes) }

        #expect(sizes == [[1], [1, 2]])
        #expect(scale.architectures.map(\.name) == ["Left", "Right"])
        let left = try #require(scale.architectures.first)
        #expect(left.changedFile == "Sources/Left/Greet/GreetSwitch.swift")
        let points = left.points
        #expect(points.map(\.files) == [3, 6])
        // The presenter has 11 code lines, the screen 9, the switch 10.
        #expect(points.map(\.codeLines) == [30, 60])
        // The presenter uses the screen; nothing leads from pair to pair.
        #expect(points.map(\.declared.edges) == [1, 2])
        // Of three types one reaches two: 4 of 9 pairs, and then 8 of 36.
        let costs: [Double?] = [4.0 / 9, 8.0 / 36]
        #expect(points.map(\.declared.propagationCost) == costs)
        // One unit test and two scenarios of each.
        #expect(points.map(\.testCases) == [3, 6])
        #expect(points.allSatisfy { $0.objectSize > 0 })
        #expect(points.map(\.cleanBuild.count) == [1, 1])
        #expect(points.map(\.testRun.count) == [1, 1])
        let times = points.flatMap { $0.rebuild + $0.cleanBuild + $0.testRun }
        #expect(times.map(\.wall).allSatisfy { $0 > 0 })
        #expect(times.map(\.processor).allSatisfy { $0 > 0 })
        #expect(try folder.text(of: "Sources/Left/Greet/GreetPresenter.swift") == before)
        let copies = "\(WorkingFolder(in: folder.url).path)/scale.pairs/2/Sources/Left"
        #expect(try folder.names(in: copies) == ["Greet", "Greet2"])
        #expect(try folder.text(of: "\(copies)/Greet2/Greet2Presenter.swift").contains("let screen = Greet2Screen()"))

        // A variant is measured as well, and can be asked for alone.
        let text = try folder.text(of: ".catwalk.yml")
        let other = "    variantOf: Left\n    sources: Sources/Right\n"
        let varied = text.replacing("    sources: Sources/Right\n", with: other)
        #expect(varied != text)
        try folder.write(varied, to: ".catwalk.yml")
        let variant = try await run(in: folder, plan: ScalePlan(upTo: 1, architecture: "Right", rounds: 1))
        #expect(variant.architectures.map(\.name) == ["Right"])
        try folder.write(text, to: ".catwalk.yml")

        // What was changed and changed back is neither built with the change nor taken for something not built.
        let again = try await run(in: folder, plan: ScalePlan(upTo: 1, architecture: "Left", rounds: 1))
        #expect(again.architectures.map { $0.points.map(\.codeLines) } == [[30]])
    }

    @Test(
        "Tests of XCTest are copied, run and timed, whether there are others beside them or not",
        .takesLong,
        .needsXCTest
    )
    func xcTest() async throws {
        let folder = try subject()
        let tests = """
            import Left
            import XCTest

            final class GreetTests: XCTestCase {
                func testNobody() { XCTAssertEqual(GreetPresenter().greet(nil), "nobody") }
            }

            """
        try folder.write(tests, to: "Tests/Left/GreetTests.swift")
        let plan = ScalePlan(upTo: 2, architecture: "Left", rounds: 1)
        let points = try #require(try await run(in: folder, plan: plan).architectures.first).points
        // One unit test, two scenarios and this one of each.
        #expect(points.map(\.testCases) == [4, 8])

        for name in ["GreetPresenterTests", "GreetScenarioTests"] {
            try FileManager.default.removeItem(at: folder.url(of: "Tests/Left/\(name).swift"))
        }
        let alone = try await run(in: folder, plan: ScalePlan(upTo: 1, architecture: "Left", rounds: 1))
        let point = try #require(alone.architectures.first?.points.first)
        #expect(point.testCases == 1)
        #expect(point.testRun.count == 1)
    }

    @Test("An app that does not build once it is copied is told with the errors, and what was measured is kept")
    func clash() async throws {
        let folder = try subject()
        // Two pairs would each make the type conform to the protocol.
        let text = "extension Int: @retroactive Error {}\n"
        try folder.write(text, to: "Sources/Left/Greet/GreetTitle.swift")
        var kept: [[Int]] = []
        let plan = ScalePlan(upTo: 2, architecture: "Left", rounds: 1)
        let error = await #expect(throws: ScalingError.self) {
            _ = try await run(in: folder, plan: plan) { kept.append($0.sizes) }
        }
        guard case .notBuilt(pairs: 2, let errors) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(errors.description.contains("redundant conformance"))
        #expect(kept == [[1]])
    }

    @Test("An unknown architecture is told with those that there are")
    func unknownArchitecture() async throws {
        let plan = ScalePlan(upTo: 1, architecture: "Middle", rounds: 1)
        await #expect(throws: ScalingError.unknownArchitecture(name: "Middle", known: ["Left", "Right"])) {
            _ = try await run(in: subject(), plan: plan)
        }
    }

    @Test("Without scenes there is nothing to copy")
    func noScenes() async throws {
        let folder = try subject()
        try folder.write(folder.text(of: ".catwalk.yml").replacing("scenes: [Greet]\n", with: ""), to: ".catwalk.yml")
        await #expect(throws: ScalingError.noScenes) { _ = try await run(in: folder, upTo: 1) }
    }

    @Test("What is compiled together with a layer can't grow alone")
    func notApart() async throws {
        let folder = try TestFolder()
        try folder.write("struct CatView {}", to: "App/MVC/Cat/CatView.swift")
        let configuration = """
            name: Cats
            baseline: MVC
            shared: [App]
            architectures: [{name: MVC, sources: App/MVC}]
            scenes: [Cat]
            """
        try folder.write(configuration, to: ".catwalk.yml")
        await #expect(throws: ScalingError.notApart(architecture: "MVC", layer: "App")) {
            _ = try await run(in: folder, upTo: 1)
        }
    }
}

extension ScaleRunTests {
    /// The fixture, with a function to change in each architecture.
    private func subject() throws -> TestFolder {
        let folder = try Twins.copy(named: "Scaling")
        for name in ["Left", "Right"] {
            let text = """
                struct GreetSwitch {
                    var isOn = false

                    mutating func toggle(_ a: Bool, _ b: Bool, _ c: Bool) {
                        if a, b, c {
                            isOn = true
                        } else {
                            isOn = false
                        }
                    }
                }

                """
            try folder.write(text, to: "Sources/\(name)/Greet/GreetSwitch.swift")
        }
        return folder
    }

    private func run(
        in folder: TestFolder,
        upTo: Int,
        keeping: (Scale) -> Void = { _ in }
    ) async throws -> Scale {
        try await run(in: folder, plan: ScalePlan(upTo: upTo, architecture: nil, rounds: 1), keeping: keeping)
    }

    private func run(
        in folder: TestFolder,
        plan: ScalePlan,
        keeping: (Scale) -> Void = { _ in }
    ) async throws -> Scale {
        var known: Scale?
        try await ScaleRun(root: folder.url, environment: ProcessInfo.processInfo.environment, plan: plan) { _ in }
            .run { scale, _ in
                keeping(scale)
                known = scale
            }
        return try #require(known)
    }
}
