import CatsModel
import Foundation

extension Fault {
    /// Answers that never end, from a server that sends as fast as it can.
    static let endless =
        either("an endless body", [.head(), .send(Images.png), endlessly(Bodies.spaces)], is: .tooLarge)
        + either("endless chunks", [chunked(), endlessly(chunk(of: Bodies.spaces))], is: .tooLarge)
        // A client has its own bound for what stands around a body, and its own error for what is longer.
        + either(
            "an endless chunk extension",
            [chunked(), .send("10;a="), endlessly(Bodies.spaces)],
            is: ofCurl(.network)
        )
        + either("an endless trailer", [chunked(), .send("1\r\n \r\n0\r\n"), endlessly(headers)], is: ofCurl(.network))
        + either("an endless head", [.send("HTTP/1.1 200 OK\r\n"), endlessly(headers)], is: ofCurl(.network))
        + either(
            "an endless body of a redirect",
            [.send("HTTP/1.1 302 Found\r\nLocation: /good\r\n\r\n"), endlessly(Bodies.spaces)],
            is: ofCurl(.network)
        )
        + either(
            "an endless body of an error",
            [.send("HTTP/1.1 503 Meow\r\n\r\n"), endlessly(Bodies.spaces)],
            is: .server(status: 503)
        )
        + either(
            "photos without end in one answer",
            [.head(type: "multipart/x-mixed-replace; boundary=cat"), endlessly(parts)],
            is: .tooLarge
        )
        + either("a gzip bomb without end", gzipBomb.dropLast() + [endlessly(Bodies.gzipZeros)], is: .tooLarge)
        // The client's own fault: `Int64(Double(Int64.max))`, as FoundationNetworking computes it, traps. What dies of it is
        // the worker.
        + either("the greatest length of all", [.head(length: .max), .send(Images.png), .stall], is: ofCurl(.network))

    private static let headers = Data(String(repeating: "X-Cat: meow\r\n", count: 5000).utf8)

    private static let parts: Data = {
        let part = Data("--cat\r\nContent-Type: image/png\r\n\r\n".utf8) + Images.png + Data("\r\n".utf8)
        return (0..<500).reduce(into: Data()) { parts, _ in parts += part }
    }()

    private static func chunk(of data: Data) -> Data {
        Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
    }

    private static func endlessly(_ data: Data) -> ServerStep {
        .flood(data, times: .max)
    }
}
