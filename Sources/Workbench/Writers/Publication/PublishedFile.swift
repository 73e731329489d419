import Files
import Foundation

/// One file of a publication: where it stands, and the text it has when it is up to date.
public struct PublishedFile: Hashable, Sendable {
    /// What people call it: `Reports/report.md`.
    public let name: String

    let file: EnclosedFile
    /// In the report's folder: `report.md`.
    let path: String

    public let text: String

    /// A file of a report.
    init(path: String, in folder: ReportFolder, text: String) {
        name = "\(folder.name)/\(path)"
        file = folder.file(path)
        self.path = path
        self.text = text
    }

    /// A file of its own.
    public init(_ file: EnclosedFile, text: String) {
        name = file.path
        self.file = file
        path = file.path
        self.text = text
    }

    public var location: URL { file.url }
}
