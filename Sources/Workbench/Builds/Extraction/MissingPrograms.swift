import Foundation

/// Programs that tests look for in the folder that their own program lies in, as the package manager puts all of a package's
/// programs there.
struct MissingPrograms {
    /// The path of the folder, with a `/` at its end.
    private let folder: String

    init(in folder: URL) {
        self.folder = folder.path + "/"
    }

    /// The names in texts that say where such a program would be, if nothing is there.
    func named(in texts: [String]) -> Set<String> {
        let names = texts.flatMap { text in
            text.ranges(of: folder).map { range in
                String(text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) })
            }
        }
        return Set(names).filter { !$0.isEmpty && !FileManager.default.fileExists(atPath: folder + $0) }
    }
}
