import Foundation
import Words

extension ClaimFigures {
    /// What the verdict needs beside it: which parts hold, which rule makes it true, or what it would take to tell.
    package func reason(in words: WordTable) -> Words? {
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
        let distance = abs(flip.to - flip.from)
        let number =
            flip.kind == .share ? String(format: "%.1f", distance * 100) : NumberText.value(distance, flip.format)
        let direction = flip.to > flip.from ? "more" : "less"
        return words(
            "claims.flip",
            [
                "architecture": Words(flip.architecture),
                "title": title(of: flip.figure),
                "distance": words("claims.\(flip.kind.rawValue)-\(direction)", ["number": Words(number)]),
                "from": Words(NumberText.value(flip.from, flip.format)),
                "to": Words(NumberText.value(flip.to, flip.format)),
                "verdict": words("verdict.\(flip.verdict.rawValue)"),
            ]
        )
    }

    /// What the claim calls a figure, or else the catalogue of measures; one that neither has goes by its formula.
    private func title(of formula: String) -> Words {
        measures.first { $0.formula == formula }.map { Words($0.title) } ?? FigureFormat.title(of: formula)
            ?? Words(formula)
    }
}

extension ClaimFlip {
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
