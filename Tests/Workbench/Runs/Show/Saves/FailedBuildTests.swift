import Extraction
import Page
import Stage
import Testing

@testable import Show

struct FailedBuildTests {
    @Test("An error of the compiler stands with its place, and one without a place as it is")
    func places() {
        let errors = BuildErrors(
            in: """
                Sources/MVP/A.swift:12:7: error: no such thing: 'b'
                <unknown>:0: error: no input
                """
        )
        let build = StageSave.Build.failed(because: StageError.notBuilt(errors))
        #expect(
            build
                == .failed(
                    [
                        .init(text: "no such thing: 'b'", place: .init(file: "Sources/MVP/A.swift", line: 12)),
                        .init(text: "no input", place: nil),
                    ],
                    more: 0
                )
        )
    }

    @Test("What the package lacks comes first, and errors that are left out are counted")
    func lack() {
        let lines = (1...12).map { "A.swift:\($0):1: error: no such module 'UIKit'" }
        let errors = BuildErrors(in: lines.joined(separator: "\n"))
        guard case .failed(let faults, more: 2) = StageSave.Build.failed(because: StageError.notBuilt(errors)) else {
            Issue.record("errors are left out without a count")
            return
        }
        #expect(faults.first == .init(text: "\(BuildErrors.Lack.module("UIKit"))", place: nil))
        #expect(faults.count == 11)
    }

    @Test("What is no error of the compiler is told in its own words")
    func others() {
        let error = StageError.noStage(folder: "/App")
        #expect(StageSave.Build.failed(because: error) == .failed([.init(text: "\(error)", place: nil)], more: 0))
    }
}
