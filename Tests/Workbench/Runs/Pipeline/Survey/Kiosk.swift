import Foundation
import Pipeline
import TestFolder

/// Surveys of small code, written for a test.
struct Kiosk {
    let folder: TestFolder

    /// Files by their paths.
    init(_ files: [String: String]) throws {
        folder = try TestFolder()
        for (path, text) in files { try folder.write(text, to: path) }
    }

    func survey(_ arguments: String...) async throws -> Survey {
        try await SurveyRun(arguments.isEmpty ? ["."] : arguments, in: folder.url).run()
    }

    /// Told from syntax.
    func graph(_ arguments: [String] = ["."]) async throws -> SurveyGraph {
        try await SurveyRun(arguments, in: folder.url).graph()
    }
}
