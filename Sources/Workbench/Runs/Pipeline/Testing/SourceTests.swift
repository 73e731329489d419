import Lines
import Report

/// What the sources of an architecture's tests tell without being run.
struct SourceTests {
    let files: Int

    /// Test functions, scenarios too; one with parameters is one.
    let functions: Int

    let doubles: Int
    let lines: LineCounts

    /// Under the names that the figures of tests have in a report.
    var tree: FigureTree {
        .branch([
            "files": .figure(Double(files)),
            "functions": .figure(Double(functions)),
            "doubles": .figure(Double(doubles)),
            "lines": .branch([
                "physical": .figure(Double(lines.physical)),
                "code": .figure(Double(lines.code)),
                "comment": .figure(Double(lines.comment)),
                "blank": .figure(Double(lines.blank)),
                "logical": .figure(Double(lines.logical)),
            ]),
        ])
    }
}
