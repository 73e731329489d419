import Extraction
import Page
import Stage
import Testing

@testable import Show

struct BuildFaultsTests {
    @Test("An error of the compiler stands with its place, and one without a place as it is")
    func places() {
        let errors = BuildErrors(
            in: """
                Sources/MVP/A.swift:12:7: error: no such thing: 'b'
                <unknown>:0: error: no input
                """
        )
        let faults = StageSave.Fault.all(in: StageError.notBuilt(errors))
        #expect(
            faults == [
                .init(text: "no such thing: 'b'", place: .init(file: "Sources/MVP/A.swift", line: 12)),
                .init(text: "no input", place: .init(file: "<unknown>", line: 0)),
            ]
        )
    }

    @Test("What is no error of the compiler is told in its own words")
    func others() {
        let error = StageError.noStage(folder: "/App")
        #expect(StageSave.Fault.all(in: error) == [.init(text: "\(error)", place: nil)])
    }
}
