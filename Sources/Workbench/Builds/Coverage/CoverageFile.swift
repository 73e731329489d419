import Files
import Foundation
import Support
import Toolchain

/// An export of `llvm-cov` that was made elsewhere, read from its file.
///
/// It is what `llvm-cov export -instr-profile PROFILE PROGRAM` prints; Xcode's and SwiftPM's are the same.
public struct CoverageFile: Sendable {
    /// The source files that it tells of, as the compiler saw them, in its order.
    public let sources: [String]

    private let export: CoverageExport

    /// As much as is read of `llvm-cov` itself: the values read from a text take many times its memory.
    static let sizeLimit = BoundedOutput.standardLimit

    public init(at url: URL) throws(CoverageError) {
        try self.init(text: Self.text(at: url), name: url.path)
    }

    /// The text of an export; `name` is for errors.
    public init(text: Data, name: String) throws(CoverageError) {
        export = try CoverageExport.read(text, from: name)
        sources = export.data.flatMap(\.files).map(\.filename)
    }

    /// The coverage of the subject's files; `ForeignPaths` tells which is which.
    public func coverage(subjectPath: (String) -> String?) -> FileCoverage {
        export.coverage(subjectPath: subjectPath)
    }
}

extension CoverageFile {
    private static func text(at url: URL) throws(CoverageError) -> Data {
        do {
            if let text = try EnclosedFile(at: url).contents(upTo: sizeLimit) { return text }
        } catch .tooLarge(let path, let limit) {
            throw .tooLarge(path: path, limit: limit)
        } catch {
            throw .file(error)
        }
        throw .file(.notRead(path: url.path, SystemReason(code: ENOENT)))
    }
}
