import Foundation

@testable import Subject

/// The directory that has the sample's configuration, so that its paths are there.
private let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)

/// Reads the bytes as a `.catwalk.yml`: a subject, or an error that can be printed.
@_cdecl("LLVMFuzzerTestOneInput")
public func readConfiguration(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    do throws(SubjectError) {
        let subject = try SubjectReader(root: root, configuration: root).subject(
            from: ConfigurationFile(text: text).node
        )
        precondition(subject.architectures.contains { $0.name == subject.baseline }, "ratios have a baseline")
    } catch {
        precondition(!error.description.isEmpty, "an error says something")
    }
    return 0
}
