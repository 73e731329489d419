import Foundation
import SwiftParser
import SwiftSyntax

/// Parses the Swift files below a folder, on as many threads as there are processors, and does nothing with them.
///
/// It is what `catwalk measure` is held against: no measure that needs the tree can be faster.
@main
struct BareParse {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            print("Usage: BareParse FOLDER")
            exit(2)
        }
        let files = sourceFiles(below: CommandLine.arguments[1])
        DispatchQueue.concurrentPerform(iterations: files.count) { parse(files[$0]) }
        print("\(files.count) files parsed")
    }
}

extension BareParse {
    /// The largest first, so that no thread is left with one when the others are done.
    private static func sourceFiles(below folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }.map { file -> (path: String, size: Int) in
            let path = folder + "/" + file
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (path, attributes?[.size] as? Int ?? 0)
        }
        return files.sorted { $0.size > $1.size }.map(\.path)
    }

    private static func parse(_ path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            print("\(path) could not be read.")
            exit(2)
        }
        _ = Parser.parse(source: text)
    }
}
