import Diagnostics
import Files
import Foundation
import Report

/// A report that was written before.
public struct ReportFile: Hashable, Sendable {
    private let location: URL

    public init(at location: URL) {
        self.location = location
    }

    /// The report, which is of the schema version that this workbench writes.
    public func read() throws(PublicationError) -> Report {
        do {
            guard let data = try EnclosedFile(at: location).contents(upTo: Publication.sizeLimit) else {
                throw FileFault.notRead(path: location.path, SystemReason(code: ENOENT))
            }
            let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
            guard version == Report.currentSchemaVersion else {
                throw PublicationError.otherVersion(path: location.path, version: version)
            }
            return try JSONDecoder().decode(Report.self, from: data)
        } catch let error as PublicationError {
            throw error
        } catch let fault as FileFault {
            throw .file(fault)
        } catch let error as DecodingError {
            let fault = DecodingFault(error)
            throw .malformed(path: location.path, key: fault.key, reason: fault.reason)
        } catch {
            throw .file(.notRead(path: location.path, SystemReason(error)))
        }
    }

    private struct Version: Decodable {
        let schemaVersion: Int
    }
}
