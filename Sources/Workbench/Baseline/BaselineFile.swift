import Diagnostics
import Foundation

/// The baseline of one subject on disk.
public struct BaselineFile: Hashable, Sendable {
    public let location: URL

    /// The file of the subject whose configuration is in `root`.
    public init(in root: URL) {
        location = root.appending(path: Baseline.fileName, directoryHint: .notDirectory)
    }

    /// The baseline; an empty one when there is no file.
    public func read() throws(BaselineError) -> Baseline {
        do {
            return try StoredDocument(at: location).decode()
        } catch .file(.missing) {
            return Baseline()
        } catch {
            throw .unusable(path: location.path, error)
        }
    }

    /// Puts `baseline` in the place of what was there, whole or not at all.
    ///
    /// Keys and entries are sorted, so that a change shows as no more than it is.
    public func write(_ baseline: Baseline) throws(BaselineError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try (encoder.encode(baseline) + Data("\n".utf8))
                // A link stays a link: what it leads to is exchanged.
                .write(to: location.resolvingSymlinksInPath(), options: .atomic)
        } catch {
            throw .notWritten(path: location.path, reason: "\(SystemReason(error))")
        }
    }
}
