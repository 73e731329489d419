import Foundation

/// Reads numbers and marks at places counted from the first byte; what is not all there is nothing.
struct ByteReader {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    func byte(at offset: Int) -> UInt8? {
        has(1, at: offset) ? data[data.startIndex + offset] : nil
    }

    /// An unsigned number of `count` bytes, the most significant first.
    func bigEndian(_ count: Int, at offset: Int) -> Int? {
        number(made: bytes(count, at: offset))
    }

    /// An unsigned number of `count` bytes, the least significant first.
    func littleEndian(_ count: Int, at offset: Int) -> Int? {
        number(made: bytes(count, at: offset)?.reversed())
    }

    /// Whether `mark` stands at `offset`.
    func has(_ mark: [UInt8], at offset: Int) -> Bool {
        bytes(mark.count, at: offset)?.elementsEqual(mark) == true
    }

    /// Whether `mark` stands at `offset` in ASCII.
    func has(_ mark: String, at offset: Int) -> Bool {
        has(Array(mark.utf8), at: offset)
    }

    /// Whether at least `count` bytes stand at `offset`.
    func has(_ count: Int, at offset: Int) -> Bool {
        offset <= data.count - count
    }
}

extension ByteReader {
    private func bytes(_ count: Int, at offset: Int) -> Data? {
        has(count, at: offset) ? data[(data.startIndex + offset)...].prefix(count) : nil
    }

    private func number(made bytes: (some Sequence<UInt8>)?) -> Int? {
        bytes?.reduce(0) { $0 << 8 | Int($1) }
    }
}
