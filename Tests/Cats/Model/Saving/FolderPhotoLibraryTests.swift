import CatsModel
import Foundation
import Picture
import Testing

@MainActor
final class FolderPhotoLibraryTests {
    private let place = FileManager.default.temporaryDirectory.appending(path: "catwalk-\(UUID().uuidString)")
    private let photo: Photo
    private var questions = 0

    init() throws {
        photo = try Photo(checking: Images.png)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: place)
    }

    @Test("A folder that is there takes the photo's bytes without a question")
    func folderExists() async throws {
        let outcome = await library(in: place, answer: false).save(photo)
        #expect(outcome == .saved(place.appending(path: "cat-1.png")))
        #expect(try Data(contentsOf: place.appending(path: "cat-1.png")) == Images.png)
        #expect(questions == 0)
    }

    @Test("After a yes the folder is made, with those above it, and the next save asks nothing")
    func yes() async {
        let folder = place.appending(path: "new/photos")
        let library = library(in: folder, answer: true)
        #expect(await library.save(photo) == .saved(folder.appending(path: "cat-1.png")))
        #expect(await library.save(photo) == .saved(folder.appending(path: "cat-2.png")))
        #expect(questions == 1)
    }

    @Test("A no is remembered, even when the folder turns up later")
    func no() async throws {
        let folder = place.appending(path: "new")
        let library = library(in: folder, answer: false)
        #expect(await library.save(photo) == .denied)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(await library.save(photo) == .denied)
        #expect(questions == 1)
        #expect(try files(in: folder).isEmpty)
    }

    @Test("A folder that is removed after a yes is asked for again")
    func folderRemoved() async throws {
        let folder = place.appending(path: "new")
        let library = library(in: folder, answer: true)
        _ = await library.save(photo)
        try FileManager.default.removeItem(at: folder)
        #expect(await library.save(photo) == .saved(folder.appending(path: "cat-1.png")))
        #expect(questions == 2)
    }

    @Test("Two saves that wait for permission share one question")
    func sharedQuestion() async {
        let folder = place.appending(path: "new")
        let library = library(in: folder, answer: true)
        async let first = library.save(photo)
        async let second = library.save(photo)
        #expect(await Set([first, second]) == Set([1, 2].map { .saved(folder.appending(path: "cat-\($0).png")) }))
        #expect(questions == 1)
    }

    @Test("A cancelled save finishes")
    func cancelled() async {
        let folder = place.appending(path: "new")
        let library = library(in: folder, answer: true)
        let save = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await library.save(photo)
        }
        #expect(await save.value == .saved(folder.appending(path: "cat-1.png")))
    }

    @Test("Files that are there are never replaced, and the first free name is taken")
    func neverOverwrites() async throws {
        try Data("mine".utf8).write(to: place.appending(path: "cat-1.png"))
        try FileManager.default.createSymbolicLink(
            at: place.appending(path: "cat-2.png"),
            withDestinationURL: place.appending(path: "nowhere")
        )
        try Data("mine too".utf8).write(to: place.appending(path: "cat-4.png"))
        let outcome = await library(in: place, answer: true).save(photo)
        #expect(outcome == .saved(place.appending(path: "cat-3.png")))
        #expect(try Data(contentsOf: place.appending(path: "cat-1.png")) == Data("mine".utf8))
        #expect(try files(in: place) == ["cat-1.png", "cat-2.png", "cat-3.png", "cat-4.png"])
    }

    @Test("Libraries that save into one folder at the same time lose nothing")
    func manyWriters() async throws {
        let saves = (0..<20).map { _ in Task { await library(in: place, answer: true).save(photo) } }
        var saved = Set<SaveOutcome>()
        for save in saves { saved.insert(await save.value) }
        #expect(saved == Set((1...20).map { .saved(place.appending(path: "cat-\($0).png")) }))
        #expect(try files(in: place).count == 20)
    }

    @Test(
        "The file's name ends as its type asks",
        arguments: zip(MediaType.allCases, ["cat-1.jpg", "cat-1.png", "cat-1.gif", "cat-1.webp", "cat-1.svg"])
    )
    func fileName(mediaType: MediaType, name: String) async {
        let picture = Picture(data: Images.png, mediaType: mediaType, size: photo.picture.size)
        let outcome = await library(in: place, answer: true).save(Photo(trusting: picture))
        #expect(outcome == .saved(place.appending(path: name)))
    }

    @Test("A file in the folder's place, or above it, restricts")
    func fileInPlace() async throws {
        let file = place.appending(path: "file")
        try Data().write(to: file)
        #expect(await library(in: file, answer: true).save(photo) == .restricted)
        #expect(questions == 0)
        #expect(await library(in: file.appending(path: "photos"), answer: true).save(photo) == .restricted)
        #expect(questions == 1)
    }

    #if os(Linux)
        // There /dev/fd is a folder of a file system without files. On Darwin whether one may write into it depends on who
        // asks, and on what is open.
        @Test("A folder whose file system takes no files restricts, for any user")
        func fileSystemWithoutFiles() async {
            #expect(await library(in: URL(filePath: "/dev/fd"), answer: true).save(photo) == .restricted)
        }
    #endif

    @Test("Anything else fails with its reason")
    func otherFailure() async {
        let folder = place.appending(path: String(repeating: "a", count: 300))
        #expect(await library(in: folder, answer: true).save(photo) == .failed(reason: "file name too long"))
    }

    @Test("A write that fails half-way leaves nothing behind")
    func failedWrite() async {
        await #expect(processExitsWith: .success) {
            let place = FileManager.default.temporaryDirectory.appending(path: "catwalk-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: place) }
            let photo = try Photo(checking: Images.png)
            let library = await FolderPhotoLibrary(folder: place) { true }
            FileSizeLimit.set(bytes: Images.png.count - 1)
            #expect(await library.save(photo) == .failed(reason: "file too large"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
        }
    }

    private func library(in folder: URL, answer: Bool) -> FolderPhotoLibrary {
        FolderPhotoLibrary(folder: folder) { [self] in
            questions += 1
            return answer
        }
    }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
