import Report
import Support

/// Each architecture by its roles and by its scenes, and its largest types.
enum PartsSection {
    private static let shownTypes = 10

    static func texts(for report: Report) -> [MarkdownText] {
        report.measured.compactMap { architecture -> MarkdownText? in
            let tables = [
                table("Role", of: architecture.roles),
                table("Scene", of: architecture.scenes),
                types(of: architecture),
            ].compactMap(\.self)
            return tables.isEmpty
                ? nil : "## \(architecture.name), part by part\n\n\(tables.joined(separator: "\n"))"
        }
    }
}

extension PartsSection {
    private static func table(_ kind: String, of parts: [PartFigures]) -> MarkdownText? {
        guard !parts.isEmpty else { return nil }
        return MarkdownTable(
            header: [
                kind, "Files", "Types", "Code lines", "Regions, unit tests", "Regions, scenarios", "Regions, any test",
            ],
            rows: parts.map { part in
                let numbers = [part.files, part.types, part.lines.code].map(String.init)
                let coverage = part.coverage?.map { NumberText.share($0.regions.share) }
                let shares = coverage.map { [$0.unit, $0.scenarios, $0.all] }
                return [part.name ?? "(none)"] + numbers + (shares ?? Array(repeating: NumberText.missing, count: 3))
            }
        ).text
    }

    private static func types(of architecture: ArchitectureFigures) -> MarkdownText? {
        guard !architecture.types.isEmpty else { return nil }
        return MarkdownTable(
            header: ["Largest types", "Kind", "Role", "Code lines", "Logical lines"],
            textColumns: 3,
            rows: architecture.types.prefix(shownTypes).map { type in
                let lines = [type.lines.code, type.lines.logical].map(String.init)
                return [type.name, type.kind.rawValue, type.role ?? NumberText.missing] + lines
            }
        ).text
    }
}
