import Report
import Support
import Writers

/// Where the results of a benchmark go: as text each at once, in any other format all at the end.
struct BenchOutput {
    let format: BenchCommand.Format
    let terminal: Terminal
    private var results: [BenchmarkResult] = []

    init(_ format: BenchCommand.Format, to terminal: Terminal) {
        self.format = format
        self.terminal = terminal
    }

    mutating func add(_ added: [BenchmarkResult]) {
        guard format == .text else {
            results += added
            return
        }
        terminal.clearProgress()
        for result in added { terminal.print("\(result.text)\n") }
    }

    /// Says what follows from the results, beside them if they are not text; what failed is said also when nothing else is
    /// wanted.
    func say(_ verdict: PrintableText, hasFailed: Bool = false) {
        terminal.clearProgress()
        switch format {
        case .text where hasFailed: terminal.tell(verdict)
        case .text: terminal.print("\(verdict)\n")
        case .md, .csv, .json: terminal.complain(verdict)
        }
    }

    /// Hands over what was kept for the end.
    func finish() throws {
        terminal.clearProgress()
        let writer = BenchmarkWriter(of: results)
        switch format {
        case .text: break
        case .md: terminal.handOver(writer.markdown)
        case .csv: terminal.handOver(writer.commaSeparated)
        case .json: terminal.handOver(try writer.json())
        }
    }
}
