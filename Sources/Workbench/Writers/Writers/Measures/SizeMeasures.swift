import Report

extension MeasureGroup {
    static let size = MeasureGroup(
        title: "Size",
        measures: [
            Measure(
                "Files",
                definition: Definition("The architecture's production files; the shared layers stand beside it."),
                value: { Double($0.files) },
                derivation: { $0.shares(\.files) }
            ),
            Measure(
                "Types",
                isHeadline: true,
                definition: Definition(
                    "Classes, structs, enums, actors and protocols, nested ones too. An extension adds none."
                ),
                value: { Double($0.declarations.total) },
                derivation: { figures in
                    let counts = figures.declarations
                    return .arithmetic(
                        "\(counts.classes) classes + \(counts.structs) structs + \(counts.enums) enums "
                            + "+ \(counts.actors) actors + \(counts.protocols) protocols"
                    )
                }
            ),
            Measure(
                "Protocols",
                isHeadline: true,
                definition: Definition("Types that are declared as a protocol."),
                value: { Double($0.declarations.protocols) }
            ),
            Measure(
                "Code lines",
                isHeadline: true,
                definition: Definition(
                    "Lines of production files that any token touches, all lines of a multi-line literal included. "
                        + "Other lines are comment lines if a comment touches them, and blank otherwise."
                ),
                value: { Double($0.lines.code) },
                derivation: { figures in
                    let lines = figures.lines
                    return .arithmetic("\(lines.physical) physical − \(lines.comment) comment − \(lines.blank) blank")
                }
            ),
            Measure(
                "Logical lines",
                definition: Definition("Statements and members: the items of code blocks and of member blocks."),
                value: { Double($0.lines.logical) },
                derivation: { $0.shares(\.lines.logical) }
            ),
            Measure(
                "Largest type",
                definition: Definition(
                    "Code lines of the largest type, from its first attribute to its closing brace, its extensions added."
                ),
                value: { $0.types.first.map { Double($0.lines.code) } },
                derivation: { $0.types.first.map { .remark("\($0.name), \($0.file):\($0.line)") } }
            ),
            Measure(
                "Logic lines",
                definition: Definition("Code lines of production files that a statement in a body touches."),
                value: { Double($0.logicLines) },
                derivation: { $0.shares(\.logicLines) }
            ),
            Measure(
                "Overhead",
                .decimal,
                definition: Definition(
                    "Code lines of declarations and wiring, which are all but logic lines, for each logic line."
                ),
                value: { $0.overhead.value },
                derivation: { figures in
                    figures.overhead.value.map { _ in
                        .arithmetic("(\(figures.lines.code) − \(figures.logicLines)) / \(figures.logicLines)")
                    }
                }
            ),
            Measure(
                "Glue lines",
                definition: Definition(
                    "Code lines of the bodies that only carry state across: they have no branch, and call and create "
                        + "nothing of a layer that the configuration names as the model."
                ),
                value: { $0.glueLines.map(Double.init) },
                derivation: { $0.shares(\.glueLines) }
            ),
        ]
    )
}
