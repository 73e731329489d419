import Report
import Support

/// Names the tests of architectures whose figures are held back.
enum FailureSection {
    static func texts(for report: Report) -> [MarkdownText] {
        guard !report.failed.isEmpty else { return [] }
        let architectures: [MarkdownText] = report.failed.map { architecture in
            "**\(architecture.name)** has no figures, because its tests fail. Its breaches of rules are not listed "
                + "either; `catwalk check` lists them.\n\n" + items(of: architecture)
        }
        return ["## Failures\n"] + architectures
    }

    private static func items(of architecture: FailedArchitecture) -> MarkdownText {
        let items: [MarkdownText] = FailureList(architecture).lines.map { "- \($0)\n" }
        return items.joined()
    }
}
