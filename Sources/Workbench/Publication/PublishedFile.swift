import Foundation

/// One file of a publication: where it stands, and the text it has when it is up to date.
public struct PublishedFile: Hashable, Sendable {
    /// What people call it: `Reports/report.md`.
    public let name: String

    public let location: URL

    /// In the report's folder: `report.md`.
    let path: String

    public let text: String

    /// A file of a report.
    init(path: String, in folder: ReportFolder, text: String) {
        name = "\(folder.name)/\(path)"
        location = folder.location.appending(path: path)
        self.path = path
        self.text = text
    }

    /// A file of its own.
    public init(name: String, location: URL, text: String) {
        self.name = name
        self.location = location
        path = location.lastPathComponent
        self.text = text
    }
}
