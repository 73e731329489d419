import Foundation

extension Fault {
    /// Answers of the service that are no cat.
    static let answers = [
        finding("empty", .json(""), is: .format),
        finding("not JSON", .json("<html>no cat</html>"), is: .format),
        finding("JSON that is cut", .json("{\"file\": \"http://127.0.0.1/cat.png\""), is: .format),
        finding("no object", .json("[\"http://127.0.0.1/cat.png\"]"), is: .format),
        finding("file missing", .json("{\"cat\": 1}"), is: .format),
        finding("file a number", .json("{\"file\": 1}"), is: .format),
        finding("file null", .json("{\"file\": null}"), is: .format),
        finding("file an object", .json("{\"file\": {\"url\": \"http://127.0.0.1/\"}}"), is: .format),
        finding("file empty", .json("{\"file\": \"\"}"), is: .format),
        finding("file on the disk", .json("{\"file\": \"file:///etc/passwd\"}"), is: .format),
        finding("file a data URL", .json("{\"file\": \"data:image/png;base64,AA==\"}"), is: .format),
        finding("file a path", .json("{\"file\": \"/cat.png\"}"), is: .format),
        finding("file without a host", .json("{\"file\": \"http://\"}"), is: .format),
        finding("invalid UTF-8", .body(Data("{\"file\": \"http://127.0.0.1/".utf8) + [0xFF] + "\"}".utf8), is: .format),
        finding(
            "invalid UTF-8 elsewhere",
            .body(Data("{\"file\": \"http://127.0.0.1/\", \"a\": \"".utf8) + [0xC3, 0x28] + "\"}".utf8),
            is: .format
        ),
        finding("lists 10 000 deep", .json(nested("[", "]", 10_000)), is: .format),
        finding("lists 60 000 deep, unclosed", .json(String(repeating: "[", count: 60_000)), is: .format),
        finding("objects 10 000 deep", .json(nested("{\"a\":", "}", 10_000)), is: .format),
        finding(
            "deep beside a file",
            .json("{\"file\": \"http://a/b\", \"a\": \(nested("[", "]", 10_000))}"),
            is: .format
        ),
        finding("100 MB", [.head(length: 104_857_600), .flood(Bodies.spaces, times: 1600)], is: .tooLarge),
        finding("100 MB unannounced", [.head(), .flood(Bodies.spaces, times: 1600)], is: .tooLarge),
        finding("64 KiB and 1 byte", .body(Bodies.spaces + " ".utf8), is: .tooLarge),
        finding("gzip bomb", gzipBomb, is: .tooLarge),
        // What follows the announced bytes may be cut off, and a length beside chunks be passed over, as the standard says.
        finding(
            "more than announced",
            [.head(length: 10), .send("{\"file\": \"http://127.0.0.1/\"}")],
            is: ofCurl(.format)
        ),
        finding(
            "more in chunks than announced",
            [chunked("Content-Length: 10\r\n"), .send("1E\r\n{\"file\": \"http://127.0.0.1/a\"}\r\n0\r\n\r\n")],
            is: ofCurl(.format)
        ),
    ]

    /// 1.2 MB that inflate to 198 MB.
    static let gzipBomb: [ServerStep] = [
        .head(headers: "Content-Encoding: gzip\r\n"), .send(Bodies.gzipStart), .flood(Bodies.gzipZeros, times: 600),
    ]

    private static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
        String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
}
