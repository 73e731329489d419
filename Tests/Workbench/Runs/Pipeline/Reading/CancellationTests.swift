import Pipeline
import Testing

struct CancellationTests {
    @Test("A survey whose task is cancelled reads no further file")
    func survey() async throws {
        let kiosk = try Kiosk(["App/A.swift": "struct A {}\n"])
        let survey = try await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await kiosk.survey()
        }.value
        #expect(survey.files.isEmpty)
        #expect(try await kiosk.survey().files.count == 1)
    }
}
