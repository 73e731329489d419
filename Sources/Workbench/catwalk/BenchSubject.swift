import Benchmarks
import Foundation
import Pipeline
import Subject
import Toolchain

/// What a `catwalk bench` is about, and with what it is measured.
struct BenchSubject {
    let subject: Subject
    let settings: BenchmarkSettings
    let selection: BenchmarkSelection

    /// Empty lists stand for all.
    static func load(from root: URL, scenarios: [String], architectures: [String]) throws -> BenchSubject {
        let subject = try Subject.load(from: root)
        guard let settings = subject.benchmarks else { throw BenchmarkError.noSettings(folder: root.path) }
        return BenchSubject(
            subject: subject,
            settings: settings,
            selection: try BenchmarkSelection(
                of: subject,
                settings: settings,
                scenarios: scenarios,
                architectures: architectures
            )
        )
    }

    var table: BenchmarkTable { BenchmarkTable(floor: settings.floor, baseline: subject.baseline) }

    /// `nil` outside a repository.
    func commit(in environment: [String: String]) async throws -> String? {
        try await Provenance(root: subject.root, environment: environment).commit()
    }
}
