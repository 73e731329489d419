import Foundation

/// What the package manager keeps a plugin in, on a Mac: it may read, but neither write the package nor start
/// `swift build`, which has a sandbox of its own, and none can be started in another.
enum Sandbox {
    /// What to say in place of starting the program; nil if it can work.
    static func refusal(of arguments: [String]) -> String? {
        guard !onlyReads(arguments), isAround else { return nil }
        return """
            This command may write files or build, which the package manager's sandbox forbids. Run it without: \
            swift package --disable-sandbox catwalk \(arguments.map(quoted).joined(separator: " "))
            """
    }

    /// Whether the arguments ask for nothing but to read and to print.
    private static func onlyReads(_ arguments: [String]) -> Bool {
        func has(_ options: String...) -> Bool {
            arguments.contains { argument in options.contains { argument == $0 || argument.hasPrefix("\($0)=") } }
        }
        if has("-h", "--help", "--version") { return true }
        if has("--output", "--update", "--update-breaches") { return false }
        let engine = arguments.drop { $0 != "--engine" }.dropFirst().first
        return switch arguments.first(where: { !$0.hasPrefix("-") }) {
        case nil, "measure", "explain", "help": true
        case "check": engine == "syntax" || arguments.contains("--engine=syntax")
        default: false
        }
    }

    /// As a shell takes it for one word.
    private static func quoted(_ argument: String) -> String {
        let plain = CharacterSet(charactersIn: "/.:,=@%+-_").union(.alphanumerics)
        if !argument.isEmpty, argument.unicodeScalars.allSatisfy(plain.contains) { return argument }
        return "'\(argument.replacingOccurrences(of: "'", with: "'\\''"))'"
    }

    /// Whether no further sandbox can be started, as in one.
    private static var isAround: Bool {
        let trial = Process()
        trial.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        trial.arguments = ["sandbox-exec", "-p", "(version 1) (allow default)", "true"]
        trial.standardOutput = FileHandle.nullDevice
        trial.standardError = FileHandle.nullDevice
        guard (try? trial.run()) != nil else { return false }
        trial.waitUntilExit()
        // What sandbox-exec ends with if the system refuses.
        return trial.terminationStatus == 71
    }
}
