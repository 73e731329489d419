import Survey
import Testing

struct CancellationTests {
    @Test("A survey whose task is cancelled reads no further file")
    func survey() async throws {
        let kiosk = try Kiosk(["App/A.swift": "struct A {}\n"])
        let survey = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await kiosk.survey()
        }.value
        #expect(survey.files.isEmpty)
        #expect(await kiosk.survey().files.count == 1)
    }
}
