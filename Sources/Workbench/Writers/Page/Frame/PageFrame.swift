import Foundation

/// The style and the script of a page, and what a browser may do with it.
struct PageFrame: Sendable {
    let style: String
    let script: String
    let policy: String

    /// Of a style sheet and a script as their authors wrote them.
    ///
    /// Each kind of page keeps its own in a static: to pack and to hash them takes longer than to write a small page.
    init(packing style: [UInt8], _ script: [UInt8] = []) {
        self.init(style: PackedSource.style(style), script: PackedSource.script(script))
    }

    init(style: String, script: String = "") {
        self.style = style
        self.script = script
        policy = [
            "default-src 'none'",
            "style-src \(Self.source(of: style))",
            "script-src \(Self.source(of: script))",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    /// A text's hash, by which a policy names it.
    private static func source(of text: String) -> String {
        "'sha256-\(Data(SecureHash.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
}
