import Foundation
import Publication

/// Where a report goes.
enum ReportOutput: Hashable, Sendable {
    /// The subject's own `Reports`, and its README.
    case subject
    case folder(ReportFolder)
    case standardOutput

    /// Takes what `--output` was given.
    init(_ path: String?) {
        switch path {
        case nil: self = .subject
        case "-"?: self = .standardOutput
        case let path?: self = .folder(ReportFolder(at: SubjectFolder.url(of: path), named: path))
        }
    }
}
