/// A path as the relative address (RFC 3986) that leads to it.
enum RelativeAddress {
    private static let marks = "0123456789-._~/+".unicodeScalars

    /// Letters, digits, and what means nothing in an address stay; every other byte becomes `%E2`.
    static func text(for path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || marks.contains(scalar))
            return isPlain ? String(scalar) : "%" + hexadecimal(byte)
        }
        .joined()
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
    }
}
