import Coupling
import Parsing
import Rules
import Subject
import Testing

struct ShippedRulesTests {
    @Test("a breach of each shipped rule is reported with its file and line", arguments: PlantedBreach.all)
    func breach(planted: PlantedBreach) throws {
        let found = try violations(of: planted.rule, adding: planted.breach, to: planted.path)
        #expect(found.map { "\($0.from) -> \($0.to)" } == [planted.types])
        #expect(found.map(\.file) == ["Sources/" + planted.path])
        #expect(found.map(\.position.line) == [CleanSample.lastLine(of: planted.path)])
    }

    @Test("the same line without the breach is not reported", arguments: PlantedBreach.all)
    func cleanTwin(planted: PlantedBreach) throws {
        #expect(try violations(of: planted.rule, adding: planted.clean, to: planted.path).isEmpty)
    }

    @Test("every shipped rule is planted once in each architecture that it holds for")
    func completeness() throws {
        let planted = Set(PlantedBreach.all.map { "\($0.rule) \($0.path.split(separator: "/")[1])" })
        for rule in try CleanSample.subject().rules {
            let places = rule.architectures
            #expect(places.allSatisfy { planted.contains("\(rule.name) \($0)") }, "\(rule.name)")
            #expect(planted.contains { $0.hasPrefix(rule.name + " ") }, "\(rule.name)")
        }
    }

    @Test("a code base with the sample's places and names keeps every shipped rule")
    func clean() throws {
        let subject = try CleanSample.subject()
        let checker = RuleChecker(subject: subject, graph: CleanSample.graph(of: subject))
        #expect(checker.check().map(\.explained) == [])
    }

    @Test("the sample itself keeps every shipped rule")
    func sample() throws {
        let subject = try CleanSample.subject()
        let modules = try (subject.shared + subject.architectures.map(\.sources)).map { module in
            let files = try subject.files(of: module).map { try ParsedFile.read(path: $0, in: subject.root) }
            return SourceModule(module, of: subject, files: files)
        }
        let found = RuleChecker(subject: subject, graph: DependencyGraph(of: modules)).check()
        #expect(found.map { "\($0.file):\($0.position.line): \($0.explained)" } == [])
    }

    private func violations(of name: String, adding line: String, to path: String) throws -> [Violation] {
        let subject = try CleanSample.subject()
        let rule = try #require(subject.rules.first { $0.name == name })
        return RuleChecker(subject: subject, graph: CleanSample.graph(of: subject, adding: line, to: path)).check(rule)
    }
}
