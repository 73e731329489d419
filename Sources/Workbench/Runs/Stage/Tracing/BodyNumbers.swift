/// Numbers for the bodies of each file, far enough apart for all that a file can have.
///
/// They hang on the file's path, so that a file more leaves the copies of all others as they were.
struct BodyNumbers {
    private var taken: Set<UInt32> = []

    /// More than a file can have: at most 4 MiB of text.
    private static let bodiesOfFile = 1 << 22

    /// The number of the first body of the file at a path.
    mutating func next(for path: String) -> Int {
        // FNV-1a; Swift's own hashes are others in each run.
        var number = path.utf8.reduce(2_166_136_261) { (hash: UInt32, byte) in (hash ^ UInt32(byte)) &* 16_777_619 }
        while !taken.insert(number).inserted { number &+= 1 }
        return Int(number) * Self.bodiesOfFile
    }
}
