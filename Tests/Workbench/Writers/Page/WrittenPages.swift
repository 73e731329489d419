import Foundation
import Report
import Testing

@testable import Page

/// The pages that the check in a browser opens: `check_page.py` says where to write them.
struct WrittenPages {
    private static let folder = ProcessInfo.processInfo.environment["PAGES"]

    @Test("The pages of made-up subjects can be written for a browser", .enabled(if: folder != nil))
    func write() throws {
        let folder = URL(filePath: try #require(Self.folder), directoryHint: .isDirectory)
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
            let page = file.deletingPathExtension().appendingPathExtension("html")
            try Data(PageWriter.text(for: report).utf8).write(to: page)
        }
    }
}
