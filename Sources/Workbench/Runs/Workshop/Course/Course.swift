import Files
import Foundation
import Subject
import Support
import Words

/// A workshop's exercises by chapter, and the package that a learner works in.
public struct Course: Sendable {
    /// The folder that has the file `workshop.yml`.
    public let folder: URL
    public let title: Words
    public let chapters: [Chapter]
    /// What the package has beside the files of the course's folder `Package`, and where the package of the course has that.
    let parts: [PackagePart]
    /// What the slides show beside the exercises: files relative to the package that has the course, and what they show.
    public let pictures: [(path: String, text: Words)]
    /// Folders of the package that has the course: what patches there change is that package itself.
    let patches: [String]

    /// A file or folder of the learner's package.
    struct PackagePart: Hashable, Sendable {
        /// Relative to the learner's package.
        let path: String
        /// Relative to the package that has the course.
        let source: String
    }

    /// Exercises of one kind, which go on with each other's work.
    public struct Chapter: Sendable {
        public let id: String
        public let title: Words
        public let exercises: [Exercise]
    }

    public static let fileName = "workshop.yml"
    /// The package that has the course.
    public var package: URL { folder.deletingLastPathComponent() }

    /// Where a package has its course.
    public static let folderName = "Workshop"
}

extension Course {
    /// In the order of the chapters.
    public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

    /// The exercise of that name, or the first of the chapter of that name; without one, the first of all.
    public func first(named name: String?) throws(WorkshopError) -> Exercise {
        let named = if let name { try all(named: name) } else { exercises }
        guard let first = named.first else { throw .noExercises(folder: folder.path) }
        return first
    }

    /// The exercise of that name, or all of the chapter of that name.
    public func all(named name: String) throws(WorkshopError) -> [Exercise] {
        if let chapter = chapters.first(where: { $0.id == name }) { return chapter.exercises }
        return [try exercise(name)]
    }

    public func exercise(_ id: String) throws(WorkshopError) -> Exercise {
        guard let exercise = exercises.first(where: { $0.id == id }) else {
            throw .unknownExercise(id, known: exercises.map(\.id))
        }
        return exercise
    }

    /// The exercises of a chapter up to one of them, which is the last.
    public func exercises(upTo exercise: Exercise) -> [Exercise] {
        guard let chapter = chapters.first(where: { $0.id == exercise.chapter }) else { return [exercise] }
        return chapter.exercises.prefix { $0.id != exercise.id } + [exercise]
    }

    /// `nil` after the last.
    public func exercise(after exercise: Exercise) -> Exercise? {
        exercises.drop { $0.id != exercise.id }.dropFirst().first
    }
}

extension Course {
    /// A picture of the slides.
    public func picture(at path: String) throws -> Picture {
        let file = EnclosedFile(path, in: package)
        guard let data = try file.contents(upTo: Self.pictureLimit) else {
            throw WorkshopError.missingFile(path: file.url.path)
        }
        guard let picture = Picture(data) else { throw WorkshopError.noPicture(path: file.url.path) }
        return picture
    }

    /// In bytes.
    private static let pictureLimit = 4 << 20

    /// Reads the course of a folder that has a `workshop.yml`.
    public static func read(from folder: URL) throws -> Course { try CourseReader(of: folder).course() }
}
