import Report
import Support
import Writers

/// The addresses of a report's sources.
struct SourceAddresses {
    private let links: SourceLinks
    /// Which of the listed files a path is.
    private let positions: [String: Int]

    init(of report: Report, links: SourceLinks) {
        self.links = links
        let listed = report.listedPaths.enumerated().map { ($1, $0) }
        positions = Dictionary(listed) { first, _ in first }
    }

    /// Of a line, or of the whole file; `nil` if it has no link.
    func address(of file: String, line: Int? = nil) -> String? {
        switch links {
        case .none: nil
        case .page:
            name(of: file).map { "sources.html#\($0)" + (line.map { "-\($0)" } ?? "") }
        case .repository(let folder): "\(folder)/\(RelativeAddress.text(for: file))" + (line.map { "#L\($0)" } ?? "")
        }
    }

    /// A place as `where.mustache` shows it.
    func place(_ file: String, _ line: Int) -> Content {
        ["file": file, "line": line, "address": address(of: file, line: line)]
    }

    /// What a file is called on the page of the sources, where a line's name has its number behind it; `nil` if it is
    /// not listed.
    func name(of file: String) -> String? { positions[file].map { "f\($0)" } }
}
