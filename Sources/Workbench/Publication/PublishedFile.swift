import Foundation

/// One file of a publication: where it stands, and the text it has when it is up to date.
public struct PublishedFile: Hashable, Sendable {
    /// What people call it: `Reports/report.md`.
    public let name: String

    public let location: URL

    public let text: String

    public init(name: String, location: URL, text: String) {
        self.name = name
        self.location = location
        self.text = text
    }
}
