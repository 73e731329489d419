import Page
import Report
import Writers

/// A form that a report can be written in.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
    case html, md, json, csv, sarif, badges, mermaid, svg

    /// What is written when nobody says otherwise.
    public static let standard: [ReportFormat] = [.html, .md, .json]

    /// The folders that some formats have for themselves in a report's folder.
    static let folders: Set = ["badges", "diagrams", pictures]

    /// The page of the sources beside the report's.
    static let sources = "sources.html"

    /// Where a report in Markdown finds the pictures that stand beside it.
    static let pictures = "pictures"

    /// Whether a report in this format is one file, whatever is in it.
    public var isSingleFile: Bool { !Self.folders.contains(landmark) }

    /// What shows that a report's folder has this format: a file's name, or a folder's.
    var landmark: String {
        switch self {
        case .html: "index.html"
        case .badges: "badges"
        case .mermaid: "diagrams"
        case .svg: Self.pictures
        default: "report.\(rawValue)"
        }
    }

    /// The files of a report in this format: their paths in the report's folder, and their texts.
    ///
    /// The page alone shows something of a history and leads to sources, and Markdown has the pictures, if they stand
    /// beside it.
    ///
    /// `sources` are what the page of the sources shows; there is none without. `links` say where the report's page
    /// leads if a reader wants to see a source, and it leads to the page of traces if that stands beside it. `folder` is where
    /// the subject lies in its repository.
    public func files(
        for report: Report,
        history: Series? = nil,
        hasPictures: Bool = false,
        sources: [ListedSource]? = nil,
        links: SourceLinks = .none,
        hasTraces: Bool = false,
        inRepository folder: ReaderFolder = ReaderFolder(".")
    ) throws -> [(path: String, text: String)] {
        switch self {
        case .html:
            [(landmark, try PageWriter.text(for: report, history: history, links: links, hasTraces: hasTraces))]
                + (try sources.map { [(Self.sources, try SourcesPage.text(for: report, sources: $0))] } ?? [])
        case .md: [(landmark, MarkdownWriter.text(for: report, pictures: hasPictures ? Self.pictures : nil))]
        case .json: [(landmark, try report.json())]
        case .csv: [(landmark, try FiguresWriter.text(for: report))]
        case .sarif: [(landmark, try CodeScanningWriter.text(for: report, in: folder))]
        case .badges: try BadgesWriter.texts(for: report).map { ("\(landmark)/\($0.name).json", $0.text) }
        case .mermaid: diagrams(of: report)
        case .svg: try pictures(of: report)
        }
    }
}

extension ReportFormat {
    /// None if there is nothing to compare.
    private func pictures(of report: Report) throws -> [(path: String, text: String)] {
        try PictureWriter.Theme.allCases.compactMap { theme in
            try PictureWriter.text(for: report, theme: theme).map { ("\(landmark)/overview-\(theme).svg", $0) }
        }
    }

    private func diagrams(of report: Report) -> [(path: String, text: String)] {
        let diagrams = RoleDiagram.all(of: report)
        let names = PortableFileNames.unique(for: diagrams.map(\.name))
        return zip(names, diagrams).map { ("\(landmark)/\($0).mmd", $1.text) }
    }
}
