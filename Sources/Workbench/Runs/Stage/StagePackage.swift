import Extraction
import Foundation
import Pipeline
import Rebuilds
import Subject
import Support
import Tracing

/// The subject as a package whose code tells its calls, with a program for each architecture that plays a scenario.
///
/// All sources are copies, so that the subject's own stay as they are.
struct StagePackage: Sendable {
    let folder: URL
    /// What it is built into.
    let scratch: URL
    let files: [GeneratedFile]
    /// By their numbers.
    let bodies: [StagedBody]
    let untraced: [UntracedBody]

    /// Relative to the folder of all that is extracted; a dot stands in no package's name.
    private static let (name, scratchName) = ("stage.copy", "stage.build")

    /// `stage` is the module that plays scenarios.
    init(of packaged: PackagedSubject, stage: Module) throws(StageError) {
        let subject = packaged.subject
        for architecture in subject.architectures {
            if let layer = subject.host(of: architecture.sources) {
                throw .notApart(architecture: architecture.name, layer: layer.name)
            }
        }
        let targets = packaged.package.targets.filter { !$0.isTest }
        for name in targets.map(\.name) where !name.isModuleName { throw .notImportable(name: name) }
        let home = packaged.package.directory.deletingLastPathComponent()
        folder = home.appending(path: Self.name, directoryHint: .isDirectory)
        scratch = home.appending(path: Self.scratchName, directoryHint: .isDirectory)
        var (copies, bodies, untraced): ([GeneratedFile], [StagedBody], [UntracedBody]) = ([], [], [])
        for target in targets {
            let isScreen = subject.userInterface?.contains(file: "", module: target.name) == true
            for file in packaged.parsedFiles(of: target.module) {
                let traced = TracedSource(file, firstNumber: bodies.count, tellsWrites: isScreen)
                copies.append(Self.copy(of: traced, in: target))
                bodies += traced.bodies.map { StagedBody(body: $0, module: target.name) }
                untraced += traced.untraced
            }
        }
        let architectures = subject.architectures.map(\.sources.name)
        let manifest = Self.manifest(of: targets, architectures: architectures, in: subject)
        files =
            copies + architectures.map { Self.playerFile(of: $0, on: stage.name) } + [
                Self.recorder, GeneratedFile(path: "Package.swift", text: manifest),
            ]
        self.bodies = bodies
        self.untraced = untraced
    }

    private static let named = 5

    /// Which bodies tell nothing, the first few with their places; none if all tell.
    var notices: [String] {
        if untraced.isEmpty { return [] }
        let places = untraced.map { "\(PrintablePath($0.file)):\($0.line) (\($0.reason.text))" }
        let list = places.prefix(Self.named) + (places.count > Self.named ? ["…"] : [])
        return ["Bodies that are left alone, and tell nothing: \(places.count): \(list.joined(separator: ", "))"]
    }

    /// What an architecture's program is called.
    static func player(of module: String) -> String { "PlayerOf\(module)" }
}

/// A body of the package, and the module that it is in.
struct StagedBody: Hashable, Sendable {
    let body: TracedBody
    let module: String
}

extension StagePackage {
    /// The import stands on the first line, so that each line keeps its number.
    private static func copy(of traced: TracedSource, in target: ExtractedTarget) -> GeneratedFile {
        let path = target.module.innerPath(of: traced.path) ?? traced.path
        return GeneratedFile(
            path: "Sources/\(target.name)/\(path)",
            text: "import \(TraceRecorder.module); \(traced.text)"
        )
    }

    private static let recorder = GeneratedFile(
        path: "Sources/\(TraceRecorder.module)/\(TraceRecorder.module).swift",
        text: TraceRecorder.text
    )

    private static func playerFile(of architecture: String, on stage: String) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/\(player(of: architecture))/Player.swift",
            text: program(of: architecture, on: stage)
        )
    }

    /// With no argument it prints the names of the scenarios, each in a line.
    private static func program(of architecture: String, on stage: String) -> String {
        """
        import \(architecture)
        import \(TraceRecorder.module)
        import \(stage)

        @main
        struct Player {
            static func main() async throws {
                \(TraceRecorder.module).useOneThread()
                if CommandLine.arguments.count > 1 {
                    try await Stage.play(CommandLine.arguments[1], on: makeApp)
                } else {
                    for name in await Stage.scenarios { print(name) }
                }
            }
        }

        """
    }

    /// Names stand in it as string literals, which is how Swift describes a string for debugging.
    private static func manifest(
        of targets: [ExtractedTarget],
        architectures: [String],
        in subject: Subject
    ) -> String {
        let recorder = TraceRecorder.module
        let modules = targets.map { target in
            "        .target(name: \(target.name.debugDescription), dependencies: \(target.dependencies + [recorder])),\n"
        }
        // A player may need what its stage and its architecture import.
        let names = targets.map(\.name)
        let players = architectures.map { name in
            let others = architectures.filter { $0 != name }
            let dependencies = names.filter { !others.contains($0) } + [recorder]
            return
                "        .executableTarget(name: \(player(of: name).debugDescription), dependencies: \(dependencies)),\n"
        }
        return """
            // swift-tools-version: 6.3
            // Written by catwalk; changes made here are lost.

            import PackageDescription

            let package = Package(
                name: "stage",
                defaultLocalization: "en",
                platforms: [.macOS(.v14)],
                targets: [
                    .target(name: \(recorder.debugDescription)),
            \((modules + players).joined())    ],
                swiftLanguageModes: [.\(subject.languageMode.rawValue)]
            )

            """
    }
}

extension String {
    /// Whether a Swift file can import it: an ASCII letter or underscore, and then digits, too.
    var isModuleName: Bool { wholeMatch(of: /[A-Za-z_][A-Za-z_0-9]*/) != nil }
}
