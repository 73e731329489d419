import Foundation

/// What is typed or piped in.
enum StandardInput {
    /// The lines as they come; a thread of its own waits for them, so that nothing else does.
    ///
    /// It reads the file itself: a thread that waits inside the C library's `stdin` can hold up the end of the process.
    static func lines() -> AsyncStream<String> {
        let (lines, feed) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            var splitter = LineSplitter()
            while let piece = nextPiece() {
                for line in splitter.take(piece) { feed.yield(line) }
            }
            if let line = splitter.finish() { feed.yield(line) }
            feed.finish()
        }
        return lines
    }

    /// What there is to read, as soon as there is something; `nil` at the end.
    private static func nextPiece() -> Data? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var count: Int
        repeat {
            count = read(STDIN_FILENO, &bytes, bytes.count)
        } while count < 0 && errno == EINTR
        return count > 0 ? Data(bytes.prefix(count)) : nil
    }
}
