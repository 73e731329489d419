import Coupling
import Subject

/// What the sources of a code base come to at one time: its figures, and what is needed to say where each comes from.
public struct Snapshot: Hashable, Codable, Sendable {
    /// What found the references, `index` or `syntax`: figures of coupling are comparable only when both agree.
    public let engine: String
    /// By the architecture, shared layer or target that they are of, then by their names: `lines.code`.
    public let figures: [String: [String: Figure]]
    /// By path.
    public let files: [String: FileSnapshot]

    public init(engine: String, figures: [String: [String: Figure]], files: [String: FileSnapshot]) {
        self.engine = engine
        self.figures = figures
        self.files = files
    }
}

extension Snapshot {
    /// Throws for an engine that there is not: figures of coupling would be compared with nothing ever after.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        engine = try container.decode(String.self, forKey: .engine)
        guard engine.isEmpty || Engine(rawValue: engine) != nil else {
            throw DecodingError.dataCorruptedError(
                forKey: .engine,
                in: container,
                debugDescription: "There is no such engine: write index or syntax."
            )
        }
        figures = try container.decode([String: [String: Figure]].self, forKey: .figures)
        files = try container.decode([String: FileSnapshot].self, forKey: .files)
    }
}

extension Snapshot {
    /// The snapshot with the edges of each file, by its path.
    public func using(_ uses: [String: [String: [String]]]) -> Snapshot {
        let files = files.map { path, file in (path, file.using(uses[path])) }
        return Snapshot(engine: engine, figures: figures, files: Dictionary(files) { first, _ in first })
    }

    /// Who uses whom, with the file that the first place is in; empty if only figures of the edges are known.
    public var edges: [EdgeName: String] {
        var edges: [EdgeName: String] = [:]
        for (path, file) in files {
            for (from, targets) in file.uses ?? [:] {
                for target in targets { edges[EdgeName(owner: file.owner ?? "", from: from, to: target)] = path }
            }
        }
        return edges
    }
}

extension Snapshot {
    /// The figures that a gate holds, and the files that tell where these come from.
    public func held(by settings: GateSettings) -> Snapshot {
        let gate = HeldFigures(of: settings)
        let figures = figures.map { owner, figures in
            (owner, figures.filter { gate.contains($0.key, of: owner) })
        }.filter { !$0.1.isEmpty }
        let held = Dictionary(figures) { first, _ in first }
        let usingOwners = held.filter { $0.value.keys.contains { FigureSubject(ofFigure: $0) == .edges } }.keys
        let files = files.filter { held[$0.value.owner ?? ""] != nil }.mapValues { file in
            usingOwners.contains(file.owner ?? "") ? file : file.using(nil)
        }
        return Snapshot(engine: engine, figures: held, files: files)
    }
}
