import Files
import Foundation

/// A value in a JSON file, which is read and written as a whole.
public struct StoredFile<Value: VersionedDocument>: Sendable {
    let file: EnclosedFile
    /// What to do with a file that is not understood, in a sentence.
    private let remedy: String

    /// `nil` if there is no file.
    public func read() throws(BenchmarkError) -> Value? {
        do {
            return try file.document()
        } catch {
            throw .unusable(error, remedy: remedy)
        }
    }

    /// Puts `value` in the place of what was there, whole or not at all.
    func write(_ value: Value) throws(BenchmarkError) {
        do { try file.replace(with: value) } catch { throw .file(error) }
    }
}

extension StoredFile<BenchmarkRecord> {
    /// The record of the subject whose configuration is in `root`.
    public init(in root: URL) {
        file = EnclosedFile("Reports/benchmarks.json", in: root)
        remedy = "Mend it, or remove it and run catwalk bench."
    }
}

extension StoredFile<Budgets> {
    /// The budgets of the subject whose configuration is in `root`; `path` is relative to it.
    init(in root: URL, named path: String) {
        file = EnclosedFile(path, in: root)
        remedy = "Mend it, or remove it and run catwalk bench --update."
    }
}
