import Foundation
import Subject

/// A code base in a temporary directory, which goes away after the test.
struct SampleDirectory {
    let root: URL

    /// The smallest configuration that says everything it has to.
    static let configuration = """
        name: Cats
        baseline: MVC
        architectures:
          - name: MVC
            sources: Sources/MVC
        scenarios: ScenarioTests

        """

    /// Runs a test in a directory that holds the configuration, if any, and these files, each with a comment in it.
    static func with(
        _ configuration: String? = configuration,
        files: [String] = ["Sources/MVC/A.swift"],
        test: (SampleDirectory) throws -> Void
    ) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "SampleDirectory-\(UUID())")
        let sample = SampleDirectory(root: root)
        defer { try? FileManager.default.removeItem(at: root) }
        try sample.write("", to: "Package.swift")
        for file in files { try sample.write("// \(file)\n", to: file) }
        if let configuration { try sample.write(configuration, to: ".catwalk.yml") }
        try test(sample)
    }

    /// The text of the error that reading this configuration ends in; none when it is read.
    static func problem(
        in configuration: String?,
        files: [String] = [
            "Sources/MVC/A.swift", "Sources/MVP/A.swift", "Sources/Model/A.swift", "Sources/Empty/a.txt",
        ]
    ) throws -> String? {
        var problem: String?
        try with(configuration, files: files) { sample in
            do throws(SubjectError) {
                _ = try Subject.load(from: sample.root)
            } catch {
                problem = error.description
            }
        }
        return problem
    }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: path).path,
            withDestinationPath: destination
        )
    }
}
