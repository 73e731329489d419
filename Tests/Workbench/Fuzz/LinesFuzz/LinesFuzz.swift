import Foundation
import Lines
import Parsing

/// Where the bytes are laid before they are read, as a user's file is.
private let folder = FileManager.default.temporaryDirectory.appending(path: "LinesFuzz-\(getpid())")

/// Reads the bytes as a source file: counted or refused, and what is counted adds up.
@_cdecl("LLVMFuzzerTestOneInput")
public func countLines(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: bytes, count: count))
    do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: folder.appending(path: "Fuzzed.swift"))
    } catch {
        preconditionFailure("\(folder.path) cannot be written to: \(error)")
    }
    guard let file = try? ParsedFile.read(path: "Fuzzed.swift", in: folder) else { return 0 }

    let counter = LineCounter(file: file)
    let whole = counter.counts()
    precondition(whole.physical == file.lines.count, "each line has one class")
    precondition(file.tree.description == file.text, "the tree holds the whole text")
    let middle = max(whole.physical / 2, 1)
    precondition(counter.counts(in: 1...middle) + counter.counts(in: middle + 1...Int.max - 1) == whole, "parts add up")
    return 0
}
