import Report

/// Who uses whom in an architecture, role by role, in both graphs; the more edges, the darker the cell.
enum RoleMatrix {
    private static let levels = 4

    static func content(of arrows: [Arrow], places: EdgeEnds) -> Content {
        let largest = arrows.map(\.most).max() ?? 1
        let byEnds = Dictionary(arrows.map { ([$0.from, $0.to], $0) }) { first, _ in first }
        let own = Set(places.own)
        func cell(from: String, to: String) -> Content {
            guard let arrow = byEnds[[from, to]], arrow.most > 0 else {
                return GraphPair.content("", "")
            }
            // From 1 to the number of levels, by the share of the largest count.
            let level = max(1, (arrow.most * levels + largest - 1) / largest)
            return GraphPair.content(String(arrow.declared), String(arrow.resolved), level: level)
        }
        return [
            "columns": places.all.map { ["name": $0, "isShared": !own.contains($0)] as Content },
            "rows": places.own.map { from -> Content in
                ["name": from, "cells": places.all.map { cell(from: from, to: $0) }]
            },
        ]
    }
}
