import Foundation
import Support
import Toolchain

/// A copy of a program that plays.
///
/// The next build takes the place of the program, and a player that starts again meanwhile would get one whose numbers mean
/// other bodies.
struct PlayedProgram: Sendable {
    let tool: Tool
    /// When the program was built.
    let linked: ModificationTime?
    /// Is there for as long as somebody may start the copy.
    private let folder: TemporaryFolder

    init(at program: URL, copiedTo folder: TemporaryFolder, environment: [String: String]) throws(StageError) {
        let copy = folder.url.appending(path: program.lastPathComponent, directoryHint: .notDirectory)
        do {
            try FileManager.default.copyItem(at: program, to: copy)
        } catch {
            throw .notCopied(.notWritten(path: copy.path, SystemReason(error)))
        }
        linked = ModificationTime(ofFileAt: program.path)
        tool = Tool(executable: copy, environment: environment)
        self.folder = folder
    }

    /// Removes the copies of all programs that were built with this.
    func remove() { folder.remove() }
}
