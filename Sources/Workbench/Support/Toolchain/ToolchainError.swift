import Support

/// Why a tool could not be found or did not do its work.
public enum ToolchainError: Error, Hashable, Sendable {
    case swiftNotFound(path: String)
    case toolMissing(name: String, folder: String, swift: String)
    case unreadableTargetInfo(swift: String, reason: String)
    case notStarted(tool: String, reason: String)
    /// The tool ran and failed; `detail` is the end of what it said.
    case failed(command: String, how: String, detail: String)
    case tooMuchOutput(command: String, limit: Int)
    /// A program that is spoken to printed one of more bytes.
    case longLine(limit: Int)
    case unknownBuildSystem(name: String)
    /// `folder` is where temporary files go; `reason` is the system's.
    case noTemporaryFolder(in: String, reason: String)
}

extension ToolchainError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .swiftNotFound(let path):
            "No swift was found on the search path (PATH is \"\(PrintablePath(path))\"). "
                + "Install a Swift toolchain from swift.org and put its usr/bin on the path."
        case .toolMissing(let name, let folder, let swift):
            "\(name) is missing in \(PrintablePath(folder)), where the toolchain of \(PrintablePath(swift)) keeps "
                + "its tools. Install the whole toolchain; another copy of \(name) may not read what its compiler writes."
        case .unreadableTargetInfo(let swift, let reason):
            "\(PrintablePath(swift)) did not say where its toolchain is: -print-target-info gave no usable answer "
                + "(\(reason)). Use Swift 6.3 or newer."
        case .notStarted(let tool, let reason):
            "\(PrintablePath(tool)) could not be started: \(reason). Check that it is there and may be executed."
        case .failed(let command, let how, let detail):
            "\(PrintablePath(command)) \(how). It said:\n\(detail.isEmpty ? "(nothing)" : detail)"
        case .tooMuchOutput(let command, let limit):
            "\(PrintablePath(command)) printed more than \(limit) bytes, which is more than is read of it. "
                + "Measure fewer files at a time."
        case .longLine(let limit):
            "The program printed a line of more than \(limit) bytes, which is more than is read. Have it print less at a time."
        case .unknownBuildSystem(let name):
            "CATWALK_BUILD_SYSTEM is \"\(PrintablePath(name))\". Set it to "
                + BuildSystem.allCases.map(\.rawValue).joined(separator: " or ") + ", or take it away."
        case .noTemporaryFolder(let folder, let reason):
            "No folder could be made in \(PrintablePath(folder)), where temporary files go: \(reason). "
                + HostSystem.current.temporaryFolderRemedy
        }
    }
}
