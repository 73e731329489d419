import Files
import Foundation
import Support

/// The baseline of one subject on disk.
public struct BaselineFile: Hashable, Sendable {
    private let file: EnclosedFile

    /// The file of the subject whose configuration is in `root`.
    public init(in root: URL) {
        file = EnclosedFile(Baseline.fileName, in: root)
    }

    public var location: URL { file.url }

    /// The baseline; an empty one if there is no file.
    public func read() throws(BaselineError) -> Baseline {
        do {
            return try StoredDocument(file)?.decode() ?? Baseline()
        } catch {
            throw .unusable(error)
        }
    }

    /// Puts `baseline` in the place of what was there, whole or not at all.
    ///
    /// Keys and entries are sorted, so that a change shows as no more than it is, and what is invisible is spelled out.
    public func write(_ baseline: Baseline) throws {
        let text = try JSONText.text(for: baseline)
        do {
            try file.replace(with: Data(text.utf8))
        } catch {
            throw BaselineError.file(error)
        }
    }
}
