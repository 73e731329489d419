import Rebuilds
import Support
import Tracing

/// All bodies of the copies, beside them: what the numbers of a record mean, and which bodies are in none.
enum BodyTable {
    static let name = "bodies.json"

    /// The file of the table: the bodies that tell their calls, by number, then those that are left alone.
    static func file(of bodies: [Int: StagedBody], untraced: [UntracedBody]) throws -> GeneratedFile {
        let told = bodies.values.map(\.body).sorted { $0.number < $1.number }
        return GeneratedFile(path: name, text: try JSONText.text(for: told.map(Row.init) + untraced.map(Row.init)))
    }

    private struct Row: Encodable {
        let number: Int?
        let name: String
        let file: String
        let line: Int
        /// The line and the column of the opening brace, from 1, in bytes.
        let braceLine: Int?
        let braceColumn: Int?
        /// Why it is left alone.
        let reason: String?

        init(_ body: TracedBody) {
            (number, name, file, line) = (body.number, body.name, body.file, body.line)
            (braceLine, braceColumn, reason) = (body.brace?.line, body.brace?.column, nil)
        }

        init(_ body: UntracedBody) {
            (number, name, file, line) = (nil, body.name, body.file, body.line)
            (braceLine, braceColumn, reason) = (body.brace?.line, body.brace?.column, body.reason.text)
        }
    }
}
