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
    let bodies: [Int: StagedBody]
    let untraced: [UntracedBody]
    /// The sources that were copied, relative to the subject's root, sorted.
    let sources: [String]
    private let modules: [Module]

    /// Relative to the folder of all that is extracted; a dot stands in no package's name.
    private static let (name, scratchName) = ("stage.copy", "stage.build")

    /// Rewrites the sources; nothing is written to the disk.
    static func make(of packaged: PackagedSubject, stage: Module) async throws -> StagePackage {
        try await LargeStackThread.run { try StagePackage(of: packaged, stage: stage) }
    }

    /// `stage` is the module that plays scenarios.
    private init(of packaged: PackagedSubject, stage: Module) throws(StageError) {
        let subject = packaged.subject
        for architecture in subject.architectures {
            if let layer = subject.host(of: architecture.sources) {
                throw .notApart(architecture: architecture.name, layer: layer.name)
            }
        }
        let architectures = subject.architectures.map(\.sources.name)
        let imports = Dictionary(packaged.package.targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
        let needed = Set(reachableFrom: architectures + [stage.name]) { imports[$0, default: []] }
        let targets = packaged.package.targets.filter { needed.contains($0.name) }
        let own = [TraceRecorder.module, PlayerProgram.module] + architectures.map(PlayerProgram.name)
        if let taken = targets.map(\.name).first(where: own.contains) { throw .reservedName(taken) }
        let home = packaged.package.directory.deletingLastPathComponent()
        folder = home.appending(path: Self.name, directoryHint: .isDirectory)
        scratch = home.appending(path: Self.scratchName, directoryHint: .isDirectory)
        let doubles = Doubles(of: packaged)
        var (copies, bodies, untraced): ([GeneratedFile], [Int: StagedBody], [UntracedBody]) = ([], [:], [])
        var (numbers, sources) = (BodyNumbers(), [String]())
        for target in targets {
            let isScreen = subject.userInterface?.contains(file: "", module: target.name) == true
            let isSupport = subject.support.contains { $0.name == target.name }
            for file in packaged.builtFiles(of: target.module) {
                sources.append(file.path)
                // What only plays is no participant, and makes more calls than all others.
                if isSupport, !doubles.files.contains(file.path) {
                    copies.append(Self.copy(of: file.text, at: file.path, in: target))
                    continue
                }
                let traced = TracedSource(file, firstNumber: numbers.next(for: file.path), tellsWrites: isScreen)
                copies.append(Self.copy(of: traced.importingText, at: file.path, in: target))
                for body in traced.bodies { bodies[body.number] = StagedBody(body: body, module: target.name) }
                untraced += traced.untraced
            }
        }
        let manifest = Self.manifest(of: targets, architectures: architectures, stage: stage.name, in: subject)
        files =
            copies + architectures.map { PlayerProgram.file(of: $0, on: stage.name) } + PlayerProgram.files
            + Self.recorder + [GeneratedFile(path: "Package.swift", text: manifest.text)]
        self.bodies = bodies
        modules = targets.map(\.module)
        self.untraced = untraced
        self.sources = sources.sorted()
    }

    /// Where it lies, and what it is built into, as the package manager takes them.
    var places: [String] { ["--package-path", folder.path, "--scratch-path", scratch.path] }

    /// Whether the other is built of the same files.
    func isLike(_ other: StagePackage) -> Bool { files == other.files && bodies == other.bodies }

    /// Writes all files, and the links that the compiler goes through.
    func write(with packaged: PackagedSubject) throws {
        try packaged.package.write()
        let table = try BodyTable.file(of: bodies, untraced: untraced)
        try (files + [table]).write(to: folder)
    }

    /// What a tool said, with the place of each copy as the subject has it.
    func inSubjectPaths(_ text: String) -> String {
        modules.reduce(text) { text, module in
            text.replacing("\(folder.path)/Sources/\(module.name)/", with: "\(module.path)/")
        }
    }

    private static let named = 5

    /// Which bodies tell nothing, the first few with their places; none if all tell.
    var notices: [String] {
        if untraced.isEmpty { return [] }
        let places = untraced.map { "\(PrintablePath($0.file)):\($0.line) (\($0.reason.text))" }
        let list = places.prefix(Self.named) + (places.count > Self.named ? ["…"] : [])
        return ["Bodies that are left alone, and tell nothing: \(places.count): \(list.joined(separator: ", "))"]
    }
}

/// A body of the package, and the module that it is in.
struct StagedBody: Hashable, Sendable {
    let body: TracedBody
    let module: String
}

extension StagePackage {
    private static func copy(of text: String, at path: String, in target: ExtractedTarget) -> GeneratedFile {
        GeneratedFile(path: "Sources/\(target.name)/\(target.module.innerPath(of: path) ?? path)", text: text)
    }

    private static let recorder = TraceRecorder.sources.map { name, text in
        GeneratedFile(path: "Sources/\(TraceRecorder.module)/\(name)", text: text)
    }

    private static func manifest(
        of targets: [ExtractedTarget],
        architectures: [String],
        stage: String,
        in subject: Subject
    ) -> PackageManifest {
        let (recorder, player) = (TraceRecorder.module, PlayerProgram.module)
        let modules = targets.map { target in
            PackageManifest.Target(name: target.name, dependencies: target.dependencies + [recorder])
        }
        let players = architectures.map { name in
            PackageManifest.Target(
                .executableTarget,
                name: PlayerProgram.name(of: name),
                dependencies: [name, stage, player]
            )
        }
        return PackageManifest(
            name: "stage",
            targets: [.init(name: recorder), .init(name: player, dependencies: [recorder])] + modules + players,
            of: subject
        )
    }
}
