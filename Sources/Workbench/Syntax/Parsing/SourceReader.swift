import Foundation

/// Reads a source file whole, as it was at one moment, and only when it is a file of a size that can be measured.
struct SourceReader {
    let file: URL

    /// What errors call it.
    let path: String

    /// Larger files are refused: a tree of dense code takes almost 200 times the memory of its text.
    static let maximumSize = 4 * 1024 * 1024

    func text() throws(ParsingError) -> String {
        let bytes = try bytes()
        if let offset = bytes.firstIndex(of: 0) { throw .hasNull(path: path, line: line(of: offset, in: bytes)) }
        // What is not UTF-8 is repaired, and then differs.
        var text = String(decoding: bytes, as: UTF8.self)
        guard text.withUTF8({ Self.areEqual(UnsafeRawBufferPointer($0), bytes) }) else {
            throw .notUnicode(path: path, line: line(of: Self.validLength(of: bytes), in: bytes))
        }
        return text
    }
}

extension SourceReader {
    private func bytes() throws(ParsingError) -> [UInt8] {
        var found = stat()
        // Told before it is opened: to open a named pipe is to wait for its writer, or to steal from its reader.
        guard stat(file.path, &found) == 0 else { throw unreadable() }
        guard found.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable() }
        defer { close(descriptor) }

        var before = stat()
        guard fstat(descriptor, &before) == 0 else { throw unreadable() }
        guard before.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        guard before.st_size <= Self.maximumSize else { throw .tooLarge(path: path, maximum: Self.maximumSize) }
        let bytes = try bytes(of: descriptor, size: Int(before.st_size))
        var after = stat()
        guard fstat(descriptor, &after) == 0 else { throw unreadable() }
        guard bytes.count == Int(before.st_size), FileMoment(before) == FileMoment(after) else {
            throw .changed(path: path)
        }
        return bytes
    }

    /// One more than the size is asked for, so that a file that grows is noticed.
    private func bytes(of descriptor: Int32, size: Int) throws(ParsingError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            while count < size + 1 {
                let received = read(descriptor, buffer.baseAddress?.advanced(by: count), size + 1 - count)
                if received < 0, errno == EINTR { continue }
                if received < 0 { failure = errno }
                if received <= 0 { break }
                count += received
            }
        }
        guard failure == 0 else { throw unreadable(because: failure) }
        return bytes
    }

    private func unreadable(because code: Int32 = errno) -> ParsingError {
        .unreadable(path: path, reason: String(cString: strerror(code)))
    }

    private func line(of offset: Int, in bytes: [UInt8]) -> Int {
        LineTable(of: bytes).line(atOffset: offset)
    }

    private static func areEqual(_ text: UnsafeRawBufferPointer, _ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let textStart = text.baseAddress else {
                return bytes.count == text.count
            }
            return bytes.count == text.count && memcmp(start, textStart, bytes.count) == 0
        }
    }

    private static func validLength(of bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var length = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { length += UTF8.width(scalar) }
        return length
    }
}

/// What tells that a file was written to while it was read.
private struct FileMoment: Equatable {
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        size = Int64(status.st_size)
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
    }
}
