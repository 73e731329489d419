import Files
import Subject
import Support

/// Why benchmarks could not be run, or their figures not be kept.
public enum BenchmarkError: Error, Hashable, Sendable {
    /// The configuration says nothing about benchmarks.
    case noSettings(folder: String)
    /// A place that is to be changed is nowhere in the architecture, whose sources are at `path`.
    case noFile(at: ConfigurationPlace, architecture: String, path: String)
    /// The file that is to be changed has no body that a statement can be added to.
    case noBody(at: ConfigurationPlace, path: String)
    case unknown(what: String, name: String, known: [String])
    /// What is to be compared is one and the same folder.
    case sameCheckout(folder: String)
    /// It lies in a layer's directory, and is compiled with it.
    case notApart(architecture: String, layer: String)
    /// The product is not built; `detail` is the end of what the build said.
    case notBuilt(product: String, detail: String)
    /// A program ended badly; `detail` is the end of what it said.
    case failed(command: String, how: String, detail: String, underCallgrind: Bool)
    /// With so few no two players can be told apart.
    case tooFewBlocks(Int, fewest: Int)
    /// `line` is the last that the program printed.
    case noSample(command: String, line: String)
    /// `line` is the last that the program printed.
    case noMemory(command: String, line: String)
    /// The configuration says nothing about apps that are kept open.
    case noMemorySettings(folder: String)
    /// Twice the rounds cost nothing more.
    case roundsCostNothing(command: String)
    case noValgrind
    case notCallgrind(file: String)
    /// The end, which has the totals, is missing.
    case incomplete(file: String)
    case malformed(file: String, line: Int, reason: String)
    case unreadable(file: String, reason: String)
    case file(FileFault)
    /// `remedy` is how to get a better one.
    case unusable(DocumentFault, remedy: String)
}

extension BenchmarkError: BlamingError {
    public var blamesSubject: Bool {
        if case .notBuilt = self { true } else { false }
    }
}

extension BenchmarkError {
    /// Of the earlier of two checkouts: it may well have had no benchmarks, or have been broken.
    public var isNothingToCompare: Bool {
        switch self {
        case .noSettings, .notBuilt: true
        default: false
        }
    }
}

extension BenchmarkError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSettings(let folder):
            "The .catwalk.yml in \(PrintablePath(folder)) has no key benchmarks, so nothing says what to play. Add it; "
                + "Documentation/configuration.md shows how."
        case .noFile(let place, let architecture, let path):
            "\(place)No file of \(PrintablePath(architecture)) fits. Add a pattern for one, relative to "
                + "\(PrintablePath(path))."
        case .noBody(let place, let path):
            "\(place)\(PrintablePath(path)) has neither a function nor a getter that a statement can be added to. Give "
                + "a pattern for another file."
        case .unknown(let what, let name, let known):
            "There is no \(what) \"\(PrintablePath(name))\" here. "
                + NearestName.question(about: name, among: known)
                + "What may stand here: \(known.joined(separator: ", "))."
        case .sameCheckout(let folder):
            "\(PrintablePath(folder)) is the folder that is compared itself. Give --against another checkout of it, such as "
                + "git worktree add ../main main makes."
        case .notApart(let architecture, let layer):
            "\(PrintablePath(architecture)) lies in the directory of \(PrintablePath(layer)), so the compiler takes both as "
                + "one module, and what building it alone costs can't be told. Give it a module of its own."
        case .notBuilt(let product, let detail):
            "The product \"\(PrintablePath(product))\" does not build:\n\(detail)\nMend it, or name another product in "
                + "the key benchmarks of .catwalk.yml."
        case .failed(let command, let how, let detail, let underCallgrind):
            "\(PrintablePath(command)) \(how)\(underCallgrind ? " under callgrind" : ""). It said:\n"
                + "\(detail.isEmpty ? "(nothing)" : detail)\n"
                + "Run it by hand to see why\(underCallgrind ? ", first without valgrind" : "")."
        case .tooFewBlocks(let count, let fewest):
            "\(count) rounds of timing can't tell two players apart: with as many comparisons as there are here, an "
                + "interval takes \(fewest). Give --rounds a number from \(fewest) to \(MedianInterval.mostValues)."
        case .noSample(let command, let line):
            "\(PrintablePath(command)) did not tell its time: its last line is \"\(PrintablePath(line))\". Let it end "
                + "with a line such as {\"wallClock\": 0.25, \"processor\": 0.24, \"peakMemory\": 27000000}, in "
                + "seconds from 0.000001 to 1000000 and bytes up to 1000000000000."
        case .noMemory(let command, let line):
            "\(PrintablePath(command)) did not tell its memory: its last line is \"\(PrintablePath(line))\". Told --keep "
                + "behind its other arguments, let it keep the app of every round open, play as many rounds again, and "
                + "end with a line such as {\"residentBefore\": 40000000, \"residentAfter\": 70000000}, in bytes up to "
                + "1000000000000."
        case .noMemorySettings(let folder):
            "The key benchmarks of the .catwalk.yml in \(PrintablePath(folder)) has no key memory, so nothing says which "
                + "apps to keep open. Add it, such as memory: {scenario: edit, apps: 1000}."
        case .roundsCostNothing(let command):
            "\(PrintablePath(command)) took no more instructions for twice the rounds. Let it play as many rounds as "
                + "it is told."
        case .noValgrind:
            "Nothing can be counted, because there is no valgrind on the search path (PATH). Install it: apt-get install "
                + "valgrind on Debian and Ubuntu, dnf install valgrind on Fedora. There is none for today's macOS; count "
                + "on Linux, in a container for example."
        case .notCallgrind(let file):
            "\(PrintablePath(file)) is not from callgrind: no line says \"creator: callgrind\". Take Valgrind 3.19 or "
                + "newer, and see that nothing else writes there."
        case .incomplete(let file):
            "\(PrintablePath(file)) has no end: the line \"totals:\" is missing. The program was ended too soon, or "
                + "the disk is full; make room, and run again."
        case .malformed(let file, let line, let reason):
            "\(PrintablePath(file)):\(line): This is not as callgrind writes it: \(PrintablePath(reason)). "
                + "Take Valgrind 3.19 or newer, and run again."
        case .unreadable(let file, let reason):
            "\(PrintablePath(file)), which callgrind should have written, could not be read: \(reason). Run again, with "
                + "room in the folder for temporary files."
        case .file(let fault): "\(fault)"
        case .unusable(let fault, let remedy): fault.text("is not understood", remedy: remedy)
        }
    }
}
