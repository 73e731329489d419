/// What nobody can guess.
enum Secret {
    /// 128 random bits, in letters and digits.
    static func random() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }
}
