/// Why a file could not be read as a report.
enum ReportFileError: Error, Hashable {
    case unreadable(path: String, reason: String)
    case notAReport(path: String)
    case otherVersion(path: String, version: Int, known: Int)
}

extension ReportFileError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) could not be read: \(reason) Give the report.json that catwalk report wrote."
        case .notAReport(let path):
            "\(path) is no report. Give the report.json that catwalk report wrote."
        case .otherVersion(let path, let version, let known):
            "\(path) has schemaVersion \(version), and this catwalk knows \(known). "
                + "Write it anew with catwalk report."
        }
    }
}
