import Diagnostics
import Foundation

/// A value in a JSON file, which is read and written as a whole.
public struct StoredFile<Value: Codable & Sendable>: Sendable {
    public let location: URL

    /// What to do with a file that is not understood, in a sentence.
    private let remedy: String

    public init(at location: URL, remedy: String) {
        self.location = location
        self.remedy = remedy
    }

    /// None when there is no file.
    public func read() throws(BenchmarkError) -> Value? {
        do {
            return try StoredDocument(at: location).decode()
        } catch .file(.missing) {
            return nil
        } catch {
            throw .unusable(path: location.path, error, remedy: remedy)
        }
    }

    /// Puts `value` in the place of what was there, whole or not at all; keys are sorted.
    public func write(_ value: Value) throws(BenchmarkError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // A link stays a link: what it leads to is exchanged.
        let target = location.resolvingSymlinksInPath()
        do {
            let folder = target.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try (encoder.encode(value) + Data("\n".utf8)).write(to: target, options: .atomic)
        } catch {
            throw .notWritten(path: location.path, reason: "\(SystemReason(error))")
        }
    }
}

extension StoredFile where Value == BenchmarkRecord {
    /// The record of the subject whose configuration is in `root`.
    public init(in root: URL) {
        self.init(
            at: root.appending(path: "Reports/benchmarks.json", directoryHint: .notDirectory),
            remedy: "Mend it, or remove it and run catwalk bench."
        )
    }
}

extension StoredFile where Value == Budgets {
    /// The budgets of the subject whose configuration is in `root`; `path` is relative to it.
    public init(in root: URL, named path: String) {
        self.init(
            at: root.appending(path: path, directoryHint: .notDirectory),
            remedy: "Mend it, or remove it and run catwalk bench --update."
        )
    }
}
