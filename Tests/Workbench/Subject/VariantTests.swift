import TestFolder
import Testing

@testable import Subject

@Suite("Variants of architectures")
struct VariantTests {
    private let folders = ["Sources/A", "Sources/B", "Sources/C", "Tests/C"]

    private func configuration(baseline: String = "A", original: String = "B", first: String = "A") -> String {
        """
        name: Cats
        baseline: \(baseline)
        architectures:
          - {name: \(first), sources: Sources/A}
          - {name: C, variantOf: \(original), without: Frills, sources: Sources/C, tests: Tests/C}
          - {name: B, sources: Sources/B}
        """
    }

    @Test("A variant is compared in nothing: it is no architecture, and stands among them only if asked for")
    func apart() throws {
        try SampleDirectory.with(configuration(), files: folders.map { $0 + "/A.swift" }) { sample in
            let subject = try Subject.load(from: sample.root)
            #expect(subject.architectures.map(\.name) == ["A", "B"])
            #expect(subject.variants.map(\.architecture.name) == ["C"])
            #expect(subject.variants.map(\.original) == ["B"])
            #expect(subject.variants.map(\.without) == ["Frills"])
            #expect(subject.modules.map(\.name) == ["A", "B"])
            #expect(subject.withVariants.architectures.map(\.name) == ["A", "B", "C"])
            #expect(subject.withVariants.modules.map(\.name) == ["A", "B", "C", "CTests"])
            #expect(subject.isolated(to: try #require(subject.architectures.first)).variants.isEmpty)
        }
    }

    @Test(
        "What is a variant of nothing that is compared, and a baseline that is a variant, are told",
        arguments: [
            ("A", "D", "There is no architecture \"D\" here. What may stand here: A, B."),
            ("A", "C", "There is no architecture \"C\" here. What may stand here: A, B."),
            ("C", "B", "There is no architecture \"C\" here. What may stand here: A, B."),
        ]
    )
    func mistakes(baseline: String, original: String, message: String) throws {
        let text = configuration(baseline: baseline, original: original)
        try SampleDirectory.with(text, files: folders.map { $0 + "/A.swift" }) { sample in
            let error = try #require(throws: SubjectError.self) { try Subject.load(from: sample.root) }
            #expect(error.description.contains(message), "\(error)")
        }
    }
}
