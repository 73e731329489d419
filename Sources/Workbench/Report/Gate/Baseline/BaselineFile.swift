import Files
import Foundation

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
            return try file.document() ?? Baseline()
        } catch {
            throw .unusable(error)
        }
    }

    /// Puts `baseline` in the place of what was there, whole or not at all.
    public func write(_ baseline: Baseline) throws(BaselineError) {
        do { try file.replace(with: baseline) } catch { throw .file(error) }
    }
}
