import Foundation
import Parsing
import Tracing

/// Writes into the Swift files below some folders what the stage writes into its copies: that each body is entered.
///
/// Tests play other people's packages with it, and its time is held to a bound. It takes copies: it writes in place.
@main
struct MarkSources {
    static func main() throws {
        guard let recorder = CommandLine.arguments.dropFirst().first else {
            print("Usage: MarkSources RECORDER FOLDER...")
            exit(2)
        }
        try FileManager.default.createDirectory(atPath: recorder, withIntermediateDirectories: true)
        for (name, text) in TraceRecorder.sources {
            try text.write(toFile: "\(recorder)/\(name)", atomically: true, encoding: .utf8)
        }
        var (told, untraced): (Int, [UntracedBody]) = (0, [])
        for path in CommandLine.arguments.dropFirst(2).flatMap(sourceFiles) {
            let file = ParsedFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
            let traced = TracedSource(file, firstNumber: told)
            try traced.importingText.write(toFile: path, atomically: true, encoding: .utf8)
            told += traced.bodies.count
            untraced += traced.untraced
        }
        for body in untraced { print("\(body.file):\(body.line): \(body.name): \(body.reason.text)") }
        print("\(told) bodies tell their calls, \(untraced.count) are left alone")
    }

    private static func sourceFiles(below folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}
