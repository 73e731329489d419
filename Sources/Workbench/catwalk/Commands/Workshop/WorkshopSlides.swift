import ArgumentParser
import Foundation
import Page
import Support
import Words
import Workshop

/// `catwalk workshop slides`: for whoever teaches.
struct WorkshopSlides: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "slides",
        abstract: "Make slides of a course's pictures and pages, as one HTML file.",
        discussion: """
            Without names, all exercises are in it. The language is chosen on the first slide. Space goes on, and a print makes \
            a page of each slide.

              catwalk workshop slides read > slides.html
            """
    )

    @Argument(help: "Exercises or chapters.")
    var names: [String] = []

    @Option(help: "The folder of the course.", completion: .directory)
    var course = Course.folderName

    func run() throws {
        let course = try Course.read(from: SubjectFolder.url(of: course))
        let wanted = names.isEmpty ? course.exercises : try names.flatMap(course.all)
        let pictures = try course.pictures.map { path, text in
            Slides.Picture(address: try course.picture(at: path).address, text: text)
        }
        let chapters = try course.chapters.compactMap { chapter -> Slides.Chapter? in
            let exercises = try chapter.exercises.filter { exercise in wanted.contains { $0.id == exercise.id } }
                .map { Slides.Exercise(id: $0.id, title: $0.title, page: try $0.words(of: .page)) }
            return exercises.isEmpty ? nil : Slides.Chapter(title: chapter.title, exercises: exercises)
        }
        let slides = Slides(title: course.title, pictures: pictures, chapters: chapters)
        Terminal(isQuiet: false).handOver(try SlidesPage.text(for: slides))
    }
}
