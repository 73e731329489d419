import Foundation
import Pipeline
import Report
import Testing
import Twins

/// An app in an Xcode project has the figures that a package of the same sources gives.
///
/// The package is built and tested here. The project is not, as nobody can without Xcode: it has an index of the same
/// compiler, and what the package's tests ran.
@Suite("An Xcode project beside a package", .needsXCTest, .serialized, MakingShopOnce())
struct XcodeRunTests {
    private let shop: MeasuredShop

    init() throws {
        shop = try #require(MakingShopOnce.shop)
    }

    /// Lines are those that are neither blank nor comments.
    ///
    /// Edges of Core: CatStore uses Cat, and CatShelter conforms to CatStore and creates cats. Of MVC: the controller
    /// uses CatStore, FeedCell and, by the name that it asks a cat for, Cat; the cell Cat; MakeFeed.swift the
    /// controller and CatShelter. Of MVVM: the controller uses CatStore, FeedView and FeedViewModel; the view model
    /// CatStore, FeedView and Cat; MakeFeed.swift as in MVC. Each test uses the controller and CatShelter.
    ///
    /// `Shop.covered` says which lines run.
    @Test("Target by target the figures are those counted by hand", arguments: [nil] + ShopProject.allCases)
    func targetsByHand(project: ShopProject?) async throws {
        let survey = if let project { try await shop.survey(of: project, index: shop.index) } else { shop.survey }
        #expect(
            survey.shopTargets.map { target in
                let run = target.coverage.map { "\($0.lines.covered)/\($0.lines.total)" }
                return "\(target.name), \(target.kind): files \(target.files), lines \(target.lines.code), "
                    + "edges \(target.coupling.edges), run \(run ?? "–")"
            } == [
                "Core, target: files 2, lines 16, edges 3, run 8/8",
                "MVC, target: files 3, lines 27, edges 6, run 16/19",
                "MVCTests, tests: files 1, lines 10, edges 2, run 7/7",
                "MVVM, target: files 4, lines 41, edges 8, run 20/25",
                "MVVMTests, tests: files 1, lines 10, edges 2, run 7/7",
            ]
        )
    }

    /// Edges lead from code of the architecture to other code of it.
    ///
    /// MVC: MakeFeed.swift uses the controller, and that the cell. MVVM: MakeFeed.swift uses the controller, that
    /// FeedView and the view model, and that FeedView; resolved, the view model uses the controller, which conforms to
    /// FeedView. These two are then a cycle.
    @Test("Architecture by architecture the figures are those counted by hand", arguments: [false, true])
    func architecturesByHand(isProject: Bool) async throws {
        let report = isProject ? try await shop.report(index: shop.index).report : shop.report
        #expect(
            report.measured.map { figures in
                let (declared, resolved) = (figures.coupling.declared, figures.coupling.resolved)
                let run = figures.coverage.map { "\($0.all.lines.covered)/\($0.all.lines.total)" }
                return "\(figures.name): lines \(figures.lines.code), edges \(declared.edges) and \(resolved.edges), "
                    + "in cycles \(resolved.cycles.nodes), run \(run ?? "–")"
            } == [
                "MVC: lines 27, edges 2 and 2, in cycles 0, run 16/19",
                "MVVM: lines 41, edges 4 and 5, in cycles 2, run 20/25",
            ]
        )
    }

    @Test(
        "Target by target a project has all figures of the package",
        arguments: ShopProject.allCases,
        ShopCoverage.allCases
    )
    func targets(project: ShopProject, coverage: ShopCoverage) async throws {
        let survey = try await shop.survey(of: project, index: shop.index, coverage: coverage)
        #expect(survey.problems == [])
        #expect(survey.notIndexed == [])
        let figures = try FigureLines(of: survey, without: coverage.missingKeys)
        #expect(try figures.difference(from: FigureLines(of: shop.survey, without: coverage.missingKeys)) == [])
    }

    /// The index knows modules; without one, only the project tells which target a file is in.
    ///
    /// By hand: of the edges, syntax misses that of MVC's controller to Cat.
    @Test(
        "From the sources alone a project's targets have the figures of the package's",
        arguments: ShopProject.allCases
    )
    func plainTargets(project: ShopProject) async throws {
        let survey = try await shop.plainSurvey(of: project)
        #expect(survey.shopTargets.map(\.coupling.edges) == [3, 5, 2, 8, 2])
        #expect(try FigureLines(of: survey).difference(from: FigureLines(of: shop.plainSurvey)) == [])
    }

    @Test("A project's graph is the package's, place by place", arguments: ShopProject.allCases)
    func graph(project: ShopProject) async throws {
        let graph = try await shop.graph(of: project, index: shop.index)
        #expect(try FigureLines(graph).difference(from: FigureLines(shop.graph)) == [])
    }

    @Test("A project's first configuration is the package's, but for the folder's name")
    func configuration() {
        func lines(_ text: String) -> [Substring] { text.split(separator: "\n").filter { !$0.hasPrefix("name: ") } }
        #expect(lines(shop.configuration.project) == lines(shop.configuration.package))
        #expect(shop.configuration.project.contains("sources: MVVM\n    tests: MVVMTests\n"))
    }

    @Test("Architecture by architecture a project has all figures of the package", arguments: ShopCoverage.allCases)
    func architectures(coverage: ShopCoverage) async throws {
        let outcome = try await shop.report(index: shop.index, coverage: coverage)
        #expect(outcome.notices == [])
        let figures = try FigureLines(of: outcome.report, without: coverage.missingKeys)
        #expect(try figures.difference(from: FigureLines(of: shop.report, without: coverage.missingKeys)) == [])
    }

    /// In the view model's file and the store's, and where others use them, the sources name each type that they use.
    ///
    /// What syntax can't tell is who is called, so there is no RFC of what these files declare, and nothing of how the
    /// types of MVVM work together. By hand: FeedViewModel declares an initialiser and `load`, which call `cats` and
    /// `show`; FeedView declares `show`. FeedViewController calls FeedViewModel itself. Which bodies only keep a view in
    /// step is not told either, in MVC because of the store's file: its FeedCell.show sets what the view's `text` reads,
    /// 3 lines and 1; in MVVM it is the view's `show`, 3 lines.
    @Test(
        "Files that a store does not have as they are, are named and measured by syntax; all else is the package's",
        arguments: ShopProject.allCases
    )
    func missing(project: ShopProject) async throws {
        let index = try shop.index(without: "FeedViewModel", outdated: "CatStore")
        let files = ["Core/CatStore.swift", "MVVM/Feed/FeedViewModel.swift"]

        let survey = try await shop.survey(of: project, index: index)
        #expect(survey.problems == [])
        #expect(survey.notIndexed == files)
        #expect(try FigureLines(of: survey).difference(from: FigureLines(of: shop.survey)) == [])
        // Places of names are not those of the index, which sees a member, too.
        #expect(try await shop.graph(of: project, index: index).arrows == shop.graph.arrows)

        let outcome = try await shop.report(index: index)
        #expect(outcome.notices.count == 1)
        #expect(outcome.notices.first?.contains(files.joined(separator: ", ")) == true)
        #expect(
            try FigureLines(of: outcome.report, without: ["unitGaps"])
                .difference(from: FigureLines(of: shop.report, without: ["unitGaps"])) == [
                    "- .architectures.[0].bodies.[1].synchronising = 1",
                    "- .architectures.[0].bodies.[3].synchronising = 1",
                    "- .architectures.[0].synchronising.bodies = 2", "- .architectures.[0].synchronising.lines = 4",
                    "- .architectures.[0].synchronising.protocolLines = 0",
                    "- .architectures.[1].bodies.[3].synchronising = 1",
                    "- .architectures.[1].coupling.collaborations.assembly = 0",
                    "- .architectures.[1].coupling.collaborations.inversion = 0",
                    "- .architectures.[1].coupling.collaborations.pairs = 1",
                    "- .architectures.[1].coupling.collaborations.plainValues = 0",
                    "- .architectures.[1].coupling.collaborations.throughProtocols = 0",
                    "- .architectures.[1].synchronising.bodies = 1", "- .architectures.[1].synchronising.lines = 3",
                    "- .architectures.[1].synchronising.protocolLines = 0",
                    "- .architectures.[1].types.[0].coupling.rfc = 4",
                    "- .architectures.[1].types.[2].coupling.rfc = 1",
                ]
        )
    }

    /// MVC's controller asks a cat for its name, and does not say that it is one: only the index knows.
    @Test(
        "Of a target that a store has nothing of, only what no name tells is missing",
        arguments: ShopProject.allCases
    )
    func missingTarget(project: ShopProject) async throws {
        let index = try shop.index(without: "Cat", outdated: "CatStore")
        let survey = try await shop.survey(of: project, index: index)
        #expect(survey.notIndexed == ["Core/Cat.swift", "Core/CatStore.swift"])
        #expect(
            try FigureLines(of: survey).difference(from: FigureLines(of: shop.survey)) == [
                "- .targets.[1].coupling.edges = 6", "+ .targets.[1].coupling.edges = 5",
            ]
        )
        let arrows = try await shop.graph(of: project, index: index).arrows
        #expect(shop.graph.arrows.subtracting(arrows) == ["MVC.FeedViewController -> Core.Cat"])
        #expect(arrows.isSubset(of: shop.graph.arrows))
    }
}

extension SurveyGraph {
    /// Each edge as `Module.A -> Module.B`.
    fileprivate var arrows: Set<String> {
        Set(
            edges.map { edge in
                [edge.from, edge.to].map { "\(nodes[$0].module).\(nodes[$0].name)" }.joined(separator: " -> ")
            }
        )
    }
}
