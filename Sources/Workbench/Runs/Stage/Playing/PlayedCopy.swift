import Subject

/// An architecture's program, and what it takes to understand what it tells.
struct PlayedCopy: Sendable {
    let program: PlayedProgram
    /// The bodies that the program can enter, by their numbers.
    let bodies: [Int: StagedBody]
    let speakers: Speakers
    private let package: StagePackage

    init(of architecture: Architecture, program: PlayedProgram, in build: StageBuild) {
        self.program = program
        package = build.package
        let others = build.packaged.subject.architectures.map(\.sources.name).filter { $0 != architecture.sources.name }
        bodies = package.bodies.filter { !others.contains($0.value.module) }
        speakers = Speakers(of: bodies, build.participants(of: architecture))
    }

    /// What the program said, with the places of its sources as the subject has them.
    func inSubjectPaths(_ text: String) -> String { package.inSubjectPaths(text) }

    /// Whether the other is the same program, and its bodies stand where they stood and belong to the same parts.
    func isLike(_ other: PlayedCopy) -> Bool {
        program.linked == other.program.linked && bodies == other.bodies && speakers == other.speakers
    }
}
