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

    /// Its JSON with the version: keys are sorted, so that a change shows as no more than it is, and what is invisible
    /// is spelled out.
    public func json() throws -> String { try JSONText.text(for: Versioned(self)) }
}

/// A document in its file, with the version beside its own keys.
private struct Versioned<Document: VersionedDocument>: Codable {
    let document: Document

    private enum CodingKeys: CodingKey {
        case schemaVersion
    }

    init(_ document: Document) {
        self.document = document
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .schemaVersion)
        let known = Document.readableSchemaVersions
        if !known.contains(version) {
            let names = known.map(String.init).joined(separator: " and ")
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion,
                in: container,
                debugDescription: "It is \(version), and this catwalk knows \(names)."
            )
        }
        document = try Document(from: decoder)
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
        try value(Versioned<Document>.self, signed: Document.signedKeys)?.document
    }

    /// The value in a JSON file; `nil` if there is no file.
    ///
    /// The form is checked before anything is decoded: every number is from 0 to 10¹²; those below one of the `signed`
    /// keys may be negative.
    public func value<Value: Decodable>(
        _ type: Value.Type = Value.self,
        signed: Set<String> = []
    ) throws(DocumentFault) -> Value? {
        let data: Data?
        do { data = try contents(upTo: Self.documentLimit) } catch { throw .file(error) }
        guard let data else { return nil }
        do {
            var scan = JSONScan(of: data, signed: signed)
            try scan.run()
            return try CheckedJSON.decode(type, from: data, signed: signed)
        } catch {
            throw .content(path: url.path, error)
        }
    }

    /// In bytes; what catwalk writes of its own sample has less than 1 MiB.
    private static let documentLimit = 64 << 20

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
