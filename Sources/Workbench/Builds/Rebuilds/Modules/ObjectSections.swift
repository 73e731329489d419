/// The sections of object files, as `llvm-objdump --section-headers` lists them.
struct ObjectSections {
    /// In bytes, of all sections that are instructions or data.
    let loadedSize: Int

    init(of listing: String) {
        loadedSize = listing.split(whereSeparator: \.isNewline).reduce(0) { $0 + Self.loadedSize(in: $1) }
    }
}

extension ObjectSections {
    /// A line has a number, a name, the size and the address in hexadecimal, and the section's type.
    private static func loadedSize(in line: Substring) -> Int {
        let columns = line.split(separator: " ")
        guard columns.count >= 5, let type = columns.last, ["TEXT", "DATA"].contains(type) else { return 0 }
        return Int(columns[columns.count - 3], radix: 16) ?? 0
    }
}
