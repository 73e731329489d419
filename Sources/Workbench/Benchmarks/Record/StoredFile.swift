import Diagnostics
import Files
import Foundation

/// A value in a JSON file, which is read and written as a whole.
public struct StoredFile<Value: Codable & Sendable>: Sendable {
    private let file: EnclosedFile

    /// What to do with a file that is not understood, in a sentence.
    private let remedy: String

    /// In bytes, 64 MiB: a record of every scenario and build takes less than one.
    private static var sizeLimit: Int { 64 << 20 }

    public init(_ file: EnclosedFile, remedy: String) {
        self.file = file
        self.remedy = remedy
    }

    public var location: URL { file.url }

    /// `nil` if there is no file.
    public func read() throws(BenchmarkError) -> Value? {
        do {
            guard let data = try file.contents(upTo: Self.sizeLimit) else { return nil }
            let value = try JSONDecoder().decode(Value.self, from: data)
            guard let key = try NumberBounds.firstBreach(in: data) else { return value }
            throw BenchmarkError.malformed(
                path: location.path,
                key: key,
                reason: "Nobody can have measured that number.",
                remedy: remedy
            )
        } catch let error as BenchmarkError {
            throw error
        } catch let fault as FileFault {
            throw .file(fault)
        } catch let error as DecodingError {
            let fault = DecodingFault(error)
            throw .malformed(path: location.path, key: fault.key, reason: fault.reason, remedy: remedy)
        } catch {
            throw .file(.notRead(path: location.path, SystemReason(error)))
        }
    }

    /// Puts `value` in the place of what was there, whole or not at all; keys are sorted.
    public func write(_ value: Value) throws(BenchmarkError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try file.replace(with: encoder.encode(value) + Data("\n".utf8))
        } catch let fault as FileFault {
            throw .file(fault)
        } catch {
            throw .file(.notWritten(path: location.path, SystemReason(error)))
        }
    }
}

extension StoredFile where Value == BenchmarkRecord {
    /// The record of the subject whose configuration is in `root`.
    public init(in root: URL) {
        self.init(
            EnclosedFile("Reports/benchmarks.json", in: root),
            remedy: "Mend it, or remove it and run catwalk bench."
        )
    }
}

extension StoredFile where Value == Budgets {
    /// The budgets of the subject whose configuration is in `root`; `path` is relative to it.
    public init(in root: URL, named path: String) {
        self.init(EnclosedFile(path, in: root), remedy: "Mend it, or remove it and run catwalk bench --update.")
    }
}
