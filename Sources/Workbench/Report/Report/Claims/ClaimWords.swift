import Foundation
import Words

extension ClaimFigures {
    /// What the verdict needs beside it: which parts hold, which rule makes it true, or what it would take to tell; and what
    /// else a reader should know.
    package func reason(in words: WordTable) -> Words? {
        let sentences = [grounds(in: words), note.map { Words($0) }].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.paragraph
    }

    private func grounds(in words: WordTable) -> Words? {
        switch verdict {
        case .mixed:
            words("claims.parts", ["holding": titles(holding: true), "failing": titles(holding: false)])
        case .byConstruction: enforcedBy.map { words("claims.enforced", ["rule": Words($0)]) }
        case .cannotBeToldHere: needed.map { words("claims.would-take", ["needed": Words($0)]) }
        case .holdsHere, .doesNotHoldHere: nil
        }
    }

    /// Who shares a place that a condition asks for, and how little would change the verdict.
    package func remarks(in words: WordTable) -> [Words] {
        let shared = (sharedPlaces ?? []).map { place in
            words(
                "claims.shared-\(place.kind.rawValue)",
                ["names": place.architectures.map { Words($0) }.listed, "title": title(of: place.formula)]
            )
        }
        if verdict == .cannotBeToldHere { return shared }
        return shared + [flip.map { told($0, in: words) } ?? words("claims.no-flip")]
    }
}

extension ClaimFigures {
    private func titles(holding: Bool) -> Words { parts(holding: holding).map { Words($0.title) }.enumerated }

    private func told(_ flip: ClaimFlip, in words: WordTable) -> Words {
        let direction = flip.to > flip.from ? "more" : "less"
        let kind = flip.part == nil ? flip.kind.rawValue : "part"
        return words(
            "claims.flip",
            [
                "architecture": Words(flip.architecture),
                "title": title(of: flip.figure),
                "distance": words(
                    "claims.\(kind)-\(direction)",
                    ["number": Words(flip.distance), "total": Words(flip.part?.total ?? 0)]
                ),
                "from": Words(NumberText.value(flip.from, flip.format)),
                "to": Words(NumberText.value(flip.to, flip.format)),
                "verdict": words("verdict.\(flip.verdict.rawValue)"),
            ]
        )
    }

    /// What a figure is called.
    ///
    /// That is the title of the claim's measure, if one alone has the figure; or the catalogue's; or the title of the
    /// number that the figure is a part of, and its formula. Without any of these it goes by its formula alone.
    private func title(of formula: String) -> Words {
        let formulas = [formula, formula + ".median"]
        let own = measures.filter { formulas.contains($0.formula) }
        if own.count == 1 { return Words(own[0].title) }
        return formulas.lazy.compactMap { CatalogueEntry(of: $0)?.title }.first
            ?? measures.first { $0.formula.contains(formula) }
            .map { Words($0.title) + Words(en: ", ", zh: "，") + Words(formula) } ?? Words(formula)
    }
}

extension ClaimFlip {
    fileprivate var distance: String {
        if let part { return String(part.count) }
        let distance = abs(to - from)
        return kind == .share ? String(format: "%.1f", distance * 100) : NumberText.value(distance, format)
    }

    fileprivate var format: Unit.Format {
        switch kind {
        case .count: .count
        case .decimal: .decimal
        case .share: .share
        }
    }
}

extension Words {
    package init(_ text: LocalizedText) {
        self.init(en: text["en"], zh: text["zh"])
    }
}
