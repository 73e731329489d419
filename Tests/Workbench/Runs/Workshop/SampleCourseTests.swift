import Foundation
import TestFolder
import Testing

@testable import Workshop

struct SampleCourseTests {
    @Test("A learner's package has the sample's roles and rules, word for word")
    func rules() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Repository.url(of: path), encoding: .utf8)
        }
        let (sample, learners) = (try text(".catwalk.yml"), try text("Workshop/Package/.catwalk.yml"))
        let start = try #require(learners.range(of: "\nroles:")).lowerBound
        #expect(sample.contains(learners[start...]))
    }

    @Test("Every exercise that is listed has its pages and hints in both languages")
    func pages() throws {
        let course = try Course.read(from: Repository.url(of: Course.folderName))
        for exercise in course.exercises {
            for language in Language.allCases {
                for page in Exercise.Page.allCases {
                    #expect(try !exercise.text(of: page, in: language).isEmpty)
                }
                for number in 1...Exercise.hints {
                    #expect(try !exercise.hint(number, in: language).isEmpty)
                }
            }
        }
    }
}
