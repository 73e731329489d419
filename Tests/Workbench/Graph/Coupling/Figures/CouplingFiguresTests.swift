import Foundation
import Testing

@testable import Coupling

struct CouplingFiguresTests {
    @Test("a chain of four: CCD 4 + 3 + 2 + 1 = 10, propagation cost 10/16")
    func chain() {
        let figures = CouplingFigures(of: .written("a>b b>c c>d"))
        #expect(figures.cumulativeComponentDependency == 10)
        #expect(figures.averageComponentDependency == 2.5)
        #expect(figures.propagationCost == 10.0 / 16)
        #expect(figures.edges == 3)
        #expect(figures.cycles == 0)
        #expect(figures.nodesInCycles == 0)
    }

    @Test("a cycle of four: each reaches all, CCD 16, propagation cost 1")
    func cycle() {
        let figures = CouplingFigures(of: .written("a>b b>c c>d d>a"))
        #expect(figures.cumulativeComponentDependency == 16)
        #expect(figures.propagationCost == 1)
        #expect(figures.cycles == 1)
        #expect(figures.nodesInCycles == 4)
    }

    @Test("a cycle of 100 that uses a chain of 100: CCD 100·200 + 100·101/2")
    func cycleAndChain() {
        let cycle = (0..<100).map { "r\($0)>r\(($0 + 1) % 100)" }
        let chain = (0..<99).map { "c\($0)>c\($0 + 1)" }
        let graph = ModuleGraph.written((cycle + ["r50>c0"] + chain).joined(separator: " "))
        #expect(CouplingFigures(of: graph).cumulativeComponentDependency == 25_050)
    }

    @Test("a star of one that uses three: CCD 4 + 1 + 1 + 1 = 7")
    func star() {
        #expect(CouplingFigures(of: .written("a>b a>c a>d")).cumulativeComponentDependency == 7)
    }

    @Test("seven nodes in a balanced binary tree: CCD 7 + 2·3 + 4·1 = 17, NCCD 1")
    func tree() {
        let figures = CouplingFigures(of: .written("a>b a>c b>d b>e c>f c>g"))
        #expect(figures.cumulativeComponentDependency == 17)
        #expect(figures.normalizedComponentDependency == 1)
    }

    @Test("the normal CCD of four nodes is 5·log2(5) − 4")
    func normalisation() throws {
        let figures = CouplingFigures(of: .written("a>b b>c c>d"))
        let normalised = try #require(figures.normalizedComponentDependency)
        #expect(abs(normalised - 10 / (5 * log2(5) - 4)) < 1e-12)
    }

    @Test("a diamond is no cycle, and its foot counts once: CCD 4 + 2 + 2 + 1 = 9")
    func diamond() {
        let figures = CouplingFigures(of: .written("a>b a>c b>d c>d"))
        #expect(figures.cumulativeComponentDependency == 9)
        #expect(figures.cycles == 0)
    }

    @Test("two cycles that an edge joins stay two")
    func twoCycles() {
        let figures = CouplingFigures(of: .written("a>b b>a b>c c>d d>e e>c e>f"))
        #expect(figures.cycles == 2)
        #expect(figures.nodesInCycles == 5)
    }

    @Test("without nodes every ratio is undefined")
    func empty() {
        let figures = CouplingFigures(of: .written(""))
        #expect(figures.nodes == 0)
        #expect(figures.cumulativeComponentDependency == 0)
        #expect(figures.averageComponentDependency == nil)
        #expect(figures.normalizedComponentDependency == nil)
        #expect(figures.propagationCost == nil)
    }

    @Test("a chain of 3 000 nodes that closes into a cycle is measured without recursion")
    func deep() {
        let count = 3_000
        let adjacency = Adjacency(successors: (0..<count).map { [($0 + 1) % count] })
        #expect(StronglyConnectedComponents(of: adjacency).components.map(\.count) == [count])
    }

    @Test("edges to protocols are uses and conformances, each pair once")
    func toProtocols() {
        let graph = CodeBase.graph(
            """
            protocol AView {}
            protocol BPresenterProtocol {}
            class AViewController: AView { var p: BPresenterProtocol?; func f(p: BPresenter) {} }
            class BPresenter: BPresenterProtocol, AView { var v: AView? }
            """
        ).part(ofModule: "App")
        let figures = CouplingFigures(of: graph)
        // AViewController → AView, → BPresenterProtocol and → BPresenter; BPresenter → BPresenterProtocol and → AView,
        // to which it conforms and which it uses.
        #expect(figures.edges == 5)
        #expect(figures.edgesToProtocols == 4)
    }
}
