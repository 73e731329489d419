import CatService
import CatsArchitectures
import CatsModel
import Foundation
import Testing

@testable import cats

@Suite("The whole app", .timeLimit(.minutes(5)))
@MainActor
struct WholeAppTests {
    @Test("shows the same screens and saves the same photo in every architecture")
    func isTheSame() async throws {
        let service = try await CatService.start(next: { .chelseaMirrored })
        var results: [(text: String, photos: [String: Data])] = []
        for architecture in Architecture.all {
            try await results.append(use(architecture, with: service.url))
        }
        await service.stop()

        let first = try #require(results.first)
        #expect(results.allSatisfy { $0.text == first.text && $0.photos == first.photos })
        #expect(Array(first.photos.keys) == ["cat-1.svg"])
        let expected = try await SVGDarkroom().develop(
            Photo(checking: BundledCat.chelseaMirrored.photo()),
            with: .sepia
        )
        #expect(first.photos["cat-1.svg"] == expected.picture.data)
        #expect(first.text.contains("Photo     PNG 300×300, 56981 bytes\n"))
        // The start, three of loading, one of editing, two of filtering, two of saving, one after the alert.
        #expect(first.text.components(separatedBy: "── LoadCat ").count - 1 == 5)
        #expect(first.text.components(separatedBy: "── EditCat ").count - 1 == 5)
    }
}

extension WholeAppTests {
    private func use(
        _ architecture: Architecture,
        with service: URL
    ) async throws -> (text: String, photos: [String: Data]) {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = place.appending(path: "Photos")
        defer { try? FileManager.default.removeItem(at: place) }
        let question = PermissionQuestion()
        // How long a load may take is not what this is about, and a busy machine takes its time.
        var limits = LoadLimits.standard
        limits.time = .seconds(60)
        let session = await PlayedSession(
            ["load", "edit", "filter sepia", "save", "allow", "ok", "quit"],
            in: architecture,
            provider: CatServiceClient(service: service, limits: limits),
            library: FolderPhotoLibrary(folder: folder, prompt: question.ask),
            question: question
        )
        #expect(session.succeeded)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let photos = try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
        return (session.text, Dictionary(uniqueKeysWithValues: photos))
    }
}
