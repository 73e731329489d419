import Files
import Foundation
import Support

/// A file of a copy of the subject that is changed, and has its own text again in the end.
///
/// The compiler tells a changed file by the whole second of its date, and two changes may fall into one; so each text
/// is dated a second later than the one before it, and the file's own as if it had never been changed.
public struct ChangeableFile: Sendable {
    public let source: ChangeableSource
    private let url: URL
    private var changes: [SourceChange] = []
    /// Before the first of the changes.
    private var unchangedDate = Date.distantPast
    /// Of the last change.
    private var date = Date.distantPast

    public init(_ source: ChangeableSource, at url: URL) {
        self.source = source
        self.url = url
    }

    /// Changes it, beside all changes since it was restored.
    public mutating func add(_ change: SourceChange) throws(BuildingError) {
        let now = max(date, Date())
        if changes.isEmpty { unchangedDate = now }
        date = now.addingTimeInterval(1)
        changes.append(change)
        try write(dated: date)
    }

    public mutating func restore() throws(BuildingError) {
        if changes.isEmpty { return }
        changes = []
        try write(dated: unchangedDate)
    }
}

extension ChangeableFile {
    private func write(dated date: Date) throws(BuildingError) {
        do {
            try Data(source.text(with: changes).utf8).write(to: url)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
        } catch {
            throw .file(.notWritten(path: url.path, SystemReason(error)))
        }
    }
}
