import Files
import Foundation
import Subject
import Support
import Words

/// Reads a course from its folder.
struct CourseReader {
    private let folder: URL
    /// In bytes.
    private static let sizeLimit = 1 << 20

    init(of folder: URL) {
        self.folder = folder
    }

    func course() throws -> Course {
        guard let node = try node(of: Course.fileName, in: folder) else {
            throw WorkshopError.noCourse(folder: folder.path)
        }
        let top = try node.mapping(keys: ["title", "package", "pictures", "patches", "chapters"])
        let parts = try top.required("package").entries().map { target, source in
            let path = try target.path()
            if FileTree.leavesOut(path) {
                throw WorkshopError.reservedPath(path, at: "\(target.place)")
            }
            return Course.PackagePart(path: path, source: try Self.visible(source))
        }
        return Course(
            folder: folder,
            title: try top.required("title").words(),
            chapters: try top.required("chapters").list().map(chapter),
            parts: parts,
            pictures: try (top["pictures"]?.entries() ?? []).map { (try Self.visible($0), try $1.words()) },
            patches: try (top["patches"]?.list() ?? []).map(Self.visible)
        )
    }

    /// What is hidden is nobody's lesson, such as keys.
    private static func visible(_ node: ConfigurationNode) throws -> String {
        let path = try node.path()
        if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            throw WorkshopError.hiddenPath(path, at: "\(node.place)")
        }
        return path
    }

    private func chapter(from node: ConfigurationNode) throws -> Course.Chapter {
        let chapter = try node.mapping(keys: ["id", "title", "exercises"])
        let id = try chapter.required("id").path()
        let names = try chapter.required("exercises").list().map { try $0.path() }
        return Course.Chapter(
            id: id,
            title: try chapter.required("title").words(),
            exercises: try names.map { try exercise("\(id)/\($0)") }
        )
    }

    private func exercise(_ id: String) throws -> Exercise {
        let place = folder.appending(path: id, directoryHint: .isDirectory)
        // No folder on the way may be a link, for all files of the exercise stand in it.
        try EnclosedFile("\(id)/exercise.yml", in: folder).check()
        guard let node = try node(of: "exercise.yml", in: place) else {
            throw WorkshopError.missingFile(path: place.appending(path: "exercise.yml").path)
        }
        return try ExerciseReader(id: id, folder: place).exercise(from: node)
    }

    private func node(of file: String, in place: URL) throws -> ConfigurationNode? {
        guard let text = try EnclosedFile(file, in: place).text(upTo: Self.sizeLimit) else { return nil }
        return try ConfigurationFile(text: text, named: place.appending(path: file).path).node
    }
}

extension ConfigurationNode {
    /// A text in each language of the workshop.
    func words() throws -> Words {
        let texts = try mapping(keys: Language.allCases.map(\.rawValue))
        return Words(en: try texts.required("en").text(), zh: try texts.required("zh").text())
    }

    func wholeNumber() throws -> Int {
        let amount = try amount(expected: "a whole number")
        guard !amount.isShare, let number = Int(exactly: amount.number) else {
            throw SubjectError.wrongType(at: place, expected: "a whole number", found: nil)
        }
        return number
    }
}
