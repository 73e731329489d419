import Foundation

extension Fault {
    /// Photos that are none, or too much of one.
    static let photos = [
        fetching("0 bytes", .body(Data()), is: .format),
        fetching("HTML labelled JPEG", .body(Data("<html>no cat</html>".utf8), type: "image/jpeg"), is: .format),
        fetching(
            "SVG from outside",
            .body(Data("<svg width=\"1\" height=\"1\"/>".utf8), type: "image/svg+xml"),
            is: .format
        ),
        fetching("PNG cut within its header", .body(Images.png.prefix(20)), is: .format),
        fetching("50 000 × 50 000 pixels", .body(Images.png(width: 50_000, height: 50_000)), is: .tooLarge),
        fetching("10 MB and 1 byte, announced", [.head(length: 10_000_001), .stall], is: .tooLarge),
        fetching("100 MB", [.head(), .send(Images.png), .flood(Bodies.spaces, times: 1600)], is: .tooLarge),
        fetching("gzip bomb", gzipBomb, is: .tooLarge),
        // As for answers, the client decides.
        fetching("more than announced", [.head(length: 20), .send(Images.png)], is: ofCurl(.format)),
        fetching(
            "more in chunks than announced",
            [
                chunked("Content-Length: 40\r\n"), .send("\(String(Images.png.count, radix: 16))\r\n"),
                .send(Images.png),
                .send("\r\n0\r\n\r\n"),
            ],
            is: ofCurl(.format)
        ),
        fetching("silence after a slow answer", [.stall], is: .network, after: [.pause(seconds: 0.6)]),
    ]
}
