/// SipHash-2-4: without its key nobody can tell what it makes of a text, nor the key from what it has made of others.
///
/// J.-P. Aumasson and D. J. Bernstein 2012, *SipHash: a fast short-input PRF*. The standard library's hash is another one
/// in each process.
enum SipHash {
    struct Key: Hashable, Sendable {
        let first: UInt64
        let second: UInt64

        init(_ first: UInt64, _ second: UInt64) {
            self.first = first
            self.second = second
        }
    }

    static func hash(_ bytes: [UInt8], key: Key) -> UInt64 {
        var state = State(key)
        let (words, rest) = (bytes.count / 8, bytes.count % 8)
        for word in 0..<words { state.take(number(bytes[word * 8..<word * 8 + 8])) }
        state.take(number(bytes.suffix(rest)) | UInt64(bytes.count & 0xFF) << 56)
        return state.end()
    }

    /// The first byte is the lowest.
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private struct State {
        private var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64)

        init(_ key: Key) {
            a = key.first ^ 0x736f_6d65_7073_6575
            b = key.second ^ 0x646f_7261_6e64_6f6d
            c = key.first ^ 0x6c79_6765_6e65_7261
            d = key.second ^ 0x7465_6462_7974_6573
        }

        mutating func take(_ word: UInt64) {
            d ^= word
            for _ in 0..<2 { turn() }
            a ^= word
        }

        mutating func end() -> UInt64 {
            c ^= 0xFF
            for _ in 0..<4 { turn() }
            return a ^ b ^ c ^ d
        }

        private mutating func turn() {
            a &+= b
            b = rotated(b, by: 13) ^ a
            a = rotated(a, by: 32)
            c &+= d
            d = rotated(d, by: 16) ^ c
            a &+= d
            d = rotated(d, by: 21) ^ a
            c &+= b
            b = rotated(b, by: 17) ^ c
            c = rotated(c, by: 32)
        }

        private func rotated(_ word: UInt64, by bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
    }
}
