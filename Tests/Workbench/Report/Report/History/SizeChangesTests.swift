import Testing

@testable import Report

struct SizeChangesTests {
    private let small = CodeSize(files: 1, codeLines: 10, types: 1, edges: 0)
    private let large = CodeSize(files: 2, codeLines: 30, types: 3, edges: 1)

    @Test("A step is told of at the commit that made it, and of the parts that it changed alone")
    func steps() {
        let sizeChanges = SizeChanges(
            of: series([["A": small, "B": small], ["A": small, "B": small], ["A": large, "B": small]])
        )
        #expect(sizeChanges.steps.map(\.commit.hash) == ["2"])
        #expect(sizeChanges.steps.flatMap(\.changes) == [SizeChanges.Change(name: "A", before: small, after: large)])
        #expect(sizeChanges.wholes.map(\.name) == ["A", "B"])
        #expect(sizeChanges.wholes.map { $0.before == $0.after } == [false, true])
    }

    @Test("A part that comes or goes has nothing before or after")
    func comings() {
        let sizeChanges = SizeChanges(of: series([["Old": small], ["New": large]]))
        let changes = [
            SizeChanges.Change(name: "New", before: nil, after: large),
            SizeChanges.Change(name: "Old", before: small, after: nil),
        ]
        #expect(sizeChanges.steps.flatMap(\.changes) == changes)
        #expect(sizeChanges.wholes == changes)
    }

    @Test("A commit that could not be measured is passed over: the next that could be tells what has changed")
    func gaps() {
        let sizeChanges = SizeChanges(of: series([["A": small], nil, ["A": large]]))
        #expect(sizeChanges.steps.map(\.commit.hash) == ["2"])
    }

    @Test("Of one commit alone, or none, nothing has grown", arguments: [[], [nil], [["A": CodeSize.one]]])
    func nothing(_ sizes: [[String: CodeSize]?]) {
        #expect(SizeChanges(of: series(sizes)).steps.isEmpty)
    }

    private func series(_ sizes: [[String: CodeSize]?]) -> Series {
        let commits = sizes.enumerated().map { number, sizes in
            PastCommit(hash: "\(number)", date: "2026-11-2\(number)T00:00:00Z", title: "", sizes: sizes)
        }
        return Series(of: .targets, commits: commits)
    }
}

extension CodeSize {
    fileprivate static let one = CodeSize(files: 1, codeLines: 1, types: nil, edges: nil)
}
