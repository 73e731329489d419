import ArgumentParser
import Publication

/// The formats of a report as they are given on the command line: `md,json`.
struct FormatList: Hashable, Sendable {
    let formats: [ReportFormat]

    init(_ text: String) throws {
        formats = try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let format = ReportFormat(rawValue: name.trimmingPrefix(" ").lowercased()) else {
                let known = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("There is no format \"\(name)\". The formats are \(known).")
            }
            return format
        }
    }

    /// The one that is asked for, if it is a single file.
    var printed: ReportFormat? { formats.count == 1 && formats[0].isSingleFile ? formats[0] : nil }

    /// The formats that can be printed, for a sentence.
    static var printable: String {
        ReportFormat.allCases.filter(\.isSingleFile).map(\.rawValue).joined(separator: ", or ")
    }
}
