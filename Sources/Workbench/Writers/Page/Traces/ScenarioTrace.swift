import Report
import Words
import Writers

/// What the template of a scenario on the page of traces shows: its steps, and below each a sequence of each architecture.
struct ScenarioTrace {
    private let number: Int
    private let traces: Traces
    private let addresses: SourceAddresses?
    private let words: WordTable

    /// Of a sequence, in units of its picture.
    private static let width = 340

    init(number: Int, of traces: Traces, addresses: SourceAddresses?, words: WordTable) {
        self.number = number
        self.traces = traces
        self.addresses = addresses
        self.words = words
    }

    var content: Content {
        let plays = traces.scenarios[number]
        let steps = (plays.first?.steps ?? []).enumerated().map { place, step in
            (place: place, home: traces.firstScenario(like: number, upTo: place), title: step.title)
        }
        return [
            "number": number,
            "name": plays.first?.scenario,
            "rows": plays.enumerated().map { index, play -> Content in
                let parts = play.sequence.participants.filter { $0 != MessageSequence.user }
                let chain = SequenceMeasures(of: play.sequence).deepestChain
                return [
                    "name": play.architecture, "mark": mark(of: index),
                    "cells": [play.sequence.messages.count, parts.count, chain],
                ]
            },
            "walk": steps.map { ["home": $0.home, "place": $0.place, "title": $0.title] as Content },
            "repeats": steps.contains { $0.home != number },
            "steps": steps.filter { $0.home == number }.map { content(ofStep: $0.place, title: $0.title) },
        ]
    }
}

extension ScenarioTrace {
    private func mark(of index: Int) -> Int? { TracesPage.mark(of: index, among: traces.scenarios[number].count) }

    private func content(ofStep place: Int, title: String) -> Content {
        // Whoever plays the scenarios may have told an architecture fewer steps.
        let plays = traces.scenarios[number].enumerated().filter { place < $1.steps.count }
            .map { ($0, MarkedSequence($1.sequence(of: $1.steps[place]))) }
        let isQuiet = plays.allSatisfy(\.1.messages.isEmpty)
        return [
            "number": number, "place": place, "title": title, "isQuiet": isQuiet,
            "plays": isQuiet ? [] : plays.map(content),
        ]
    }

    private func content(index: Int, of sequence: MarkedSequence) -> Content {
        let count = sequence.messages.count
        return [
            "name": sequence.architecture, "mark": mark(of: index),
            "count": words("traces.count", ["count": Words(count)]),
            // The list has their places.
            "sequence": count == 0
                ? nil
                : SequencePicture.content(
                    of: sequence,
                    width: Self.width,
                    hasTitle: false,
                    hasData: false,
                    style: nil
                ),
            "rows": SequenceRow.all(of: sequence).map(content),
        ]
    }

    /// A message, or the beginning or the end of a stretch that repeats.
    private func content(of row: SequenceRow) -> Content {
        switch row.content {
        case .message(let marked, let times):
            let message = marked.message
            return [
                "call": message.call(times: times), "way": message.way, "place": message.shortPlace,
                "address": addresses?.address(of: message.file, line: message.line),
            ]
        case .times(let times): return ["times": times]
        case .end: return ["isEnd": true]
        }
    }
}
