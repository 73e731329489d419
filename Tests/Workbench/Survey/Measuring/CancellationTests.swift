import Testing

@testable import Survey

struct CancellationTests {
    @Test("A survey whose task is cancelled reads no further file")
    func survey() async throws {
        let kiosk = try Kiosk(["App/A.swift": "struct A {}\n"])
        let survey = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return kiosk.survey()
        }.value
        #expect(survey.files.isEmpty)
        #expect(kiosk.survey().files.count == 1)
    }

    @Test("An abandoned queue hands out no more, and keeps what was finished")
    func queue() throws {
        let kiosk = try Kiosk([:])
        let files = ["A.swift", "B.swift"].map {
            FoundFile(root: kiosk.folder.url, path: $0, name: $0, package: nil, size: 0)
        }
        let queue = MeasurementQueue(files)
        let first = try #require(queue.next())
        queue.abandon()
        #expect(queue.next() == nil)
        queue.put(.failure(.notAFile(path: first.file.name)), at: first.index)
        #expect(queue.results.count == 1)
    }
}
