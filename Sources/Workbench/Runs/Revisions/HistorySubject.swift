import Files
import Foundation
import Report
import Subject

/// What is measured of each past commit, so that all figures of a history mean the same.
///
/// If the newest commit has a configuration, architectures are measured: each commit by its own configuration, and
/// one that has none by today's. Otherwise all Swift code is, target by target.
struct HistorySubject: Sendable {
    let parts: Series.Parts
    /// The newest commit's configuration, with the files that it may name, by their names at the top of the folder.
    private let configuration: [String: Data]
    /// Tells this configuration from another.
    private let key: String

    init(of tree: String, in repository: GitRepository) async throws {
        let files = try await repository.files(atTopOf: tree)
            .filter { $0.name.hasPrefix(".catwalk") && $0.name.hasSuffix(".yml") }
        let hasConfiguration = files.contains { $0.name == Subject.configurationName }
        parts = hasConfiguration ? .architectures : .targets
        var configuration: [String: Data] = [:]
        for file in hasConfiguration ? files : [] {
            configuration[file.name] = try await repository.contents(of: file.hash)
        }
        self.configuration = configuration
        key = files.map { String($0.hash.prefix(12)) }.joined(separator: "-")
    }

    /// What a tree's figures are kept by.
    func key(of tree: String, in repository: GitRepository) async throws -> String {
        switch parts {
        case .targets: "\(tree)-targets"
        case .architectures:
            try await repository.object(Subject.configurationName, in: tree) == nil ? "\(tree)-\(key)" : tree
        }
    }

    /// Does the work with today's configuration in the place of one that a commit does not have.
    func configuring<Result>(_ folder: URL, _ work: () async throws -> Result) async throws -> Result {
        if folder.hasConfiguration { return try await work() }
        let borrowed = configuration.map { (EnclosedFile($0.key, in: folder), $0.value) }
        defer { for (file, _) in borrowed { try? FileManager.default.removeItem(at: file.url) } }
        for (file, data) in borrowed { try file.replace(with: data) }
        return try await work()
    }
}
