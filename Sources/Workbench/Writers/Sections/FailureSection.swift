import Extraction
import Report

/// Names the tests of architectures whose figures are held back.
enum FailureSection {
    static func texts(for report: Report) -> [String] {
        guard !report.failed.isEmpty else { return [] }
        let architectures = report.failed.map { architecture in
            "**\(MarkdownText.plain(architecture.name))** has no figures, because its tests fail. Its breaches of rules are not listed "
                + "either; `catwalk check` lists them.\n\n" + items(of: architecture)
        }
        return ["## Failures\n"] + architectures
    }

    private static func items(of architecture: FailedArchitecture) -> String {
        FailureList(architecture).lines.map { "- \(MarkdownText.plain($0))\n" }.joined()
    }
}
