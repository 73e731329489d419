import Foundation

/// What a browser may do with the page: nothing but use its own style and script, which are named by their hashes.
enum ContentSecurityPolicy {
    static func text(style: String, script: String) -> String {
        [
            "default-src 'none'",
            "style-src \(source(of: style))",
            "script-src \(source(of: script))",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    private static func source(of text: String) -> String {
        "'sha256-\(Data(SecureHash.digest(of: Array(text.utf8))).base64EncodedString())'"
    }
}
