import Foundation
import Support

/// A value that is kept in a JSON file, whose key `schemaVersion` says what its other keys mean.
///
/// Written by `json()` and read by `EnclosedFile.document()`, which add the version and check it.
public protocol VersionedDocument: Codable, Sendable {
    /// The version that this catwalk writes; raised when a key changes its meaning or goes.
    static var currentSchemaVersion: Int { get }

    /// The versions that this catwalk reads, oldest first.
    static var readableSchemaVersions: [Int] { get }

    /// The keys below which numbers may be negative.
    static var signedKeys: Set<String> { get }

    /// The version that this value is written with.
    var schemaVersion: Int { get }
}

extension VersionedDocument {
    public static var readableSchemaVersions: [Int] { [currentSchemaVersion] }

    public static var signedKeys: Set<String> { [] }

    public var schemaVersion: Int { Self.currentSchemaVersion }

    /// Its JSON with the version: keys are sorted, so that a change shows as no more than it is, and what is invisible is
    /// spelled out.
    public func json() throws -> String { try JSONText.text(for: WithVersion(document: self)) }
}

private struct WithVersion<Document: VersionedDocument>: Encodable {
    let document: Document

    private enum CodingKeys: CodingKey {
        case schemaVersion
    }

    func encode(to encoder: any Encoder) throws {
        try document.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(document.schemaVersion, forKey: .schemaVersion)
    }
}

extension EnclosedFile {
    /// The document in the file; `nil` if there is no file.
    public func document<Document: VersionedDocument>(
        _ type: Document.Type = Document.self
    ) throws(DocumentFault) -> Document? {
        guard let stored = try StoredDocument(self, signed: Document.signedKeys) else { return nil }
        try stored.expectVersion(among: Document.readableSchemaVersions)
        return try stored.decode()
    }

    /// Puts the document in the place of what was there, whole or not at all.
    public func replace(with document: some VersionedDocument) throws(FileFault) {
        let data: Data
        do {
            data = Data(try document.json().utf8)
        } catch {
            throw .notWritten(path: url.path, SystemReason(error))
        }
        try replace(with: data)
    }
}
