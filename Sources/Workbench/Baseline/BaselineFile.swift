import Diagnostics
import Files
import Foundation

/// The baseline of one subject on disk.
public struct BaselineFile: Hashable, Sendable {
    private let file: EnclosedFile

    /// In bytes: a hundred times what the largest baseline takes that we know of.
    private static let sizeLimit = 16 << 20

    /// The file of the subject whose configuration is in `root`.
    public init(in root: URL) {
        file = EnclosedFile(Baseline.fileName, in: root)
    }

    public var location: URL { file.url }

    /// The baseline; an empty one if there is no file.
    public func read() throws(BaselineError) -> Baseline {
        do {
            guard let data = try file.contents(upTo: Self.sizeLimit) else { return Baseline() }
            return try JSONDecoder().decode(Baseline.self, from: data)
        } catch let fault as FileFault {
            throw .file(fault)
        } catch let error as DecodingError {
            let fault = DecodingFault(error)
            throw .malformed(path: location.path, key: fault.key, reason: fault.reason)
        } catch {
            throw .file(.notRead(path: location.path, SystemReason(error)))
        }
    }

    /// Puts `baseline` in the place of what was there, whole or not at all.
    ///
    /// Keys and entries are sorted, so that a change shows as no more than it is.
    public func write(_ baseline: Baseline) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(baseline) + Data("\n".utf8)
        do {
            try file.replace(with: data)
        } catch {
            throw BaselineError.file(error)
        }
    }
}
