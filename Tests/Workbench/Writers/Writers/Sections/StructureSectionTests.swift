import Testing

@testable import Writers

struct StructureSectionTests {
    @Test("An architecture's parts: its roles, its scenes, and its largest types")
    func parts() {
        #expect(
            MarkdownWriter.section("MVC, part by part") == """
                ### MVC, part by part

                | Role | Files | Types | Code lines | State variables | Regions, unit tests | Regions, scenarios | Regions, any test |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | Controller | 2 | 2 | 100 | 2 | 60.0 % | 90.0 % | 98.0 % |

                | Scene | Files | Types | Code lines | State variables |
                | --- | ---: | ---: | ---: | ---: |
                | (none) | 2 | 2 | 0 | – |

                | Largest types | Kind | Role | Code lines | Logical lines |
                | --- | --- | --- | ---: | ---: |
                | LoadViewController | class | Controller | 60 | 25 |
                """
        )
    }

    @Test("The roles and shared layers are drawn with their edges")
    func diagram() {
        #expect(
            MarkdownWriter.section("Who uses whom, drawn") == """
                ### Who uses whom, drawn

                Roles as boxes and shared layers as rounded ones, as declared. An arrow bears how many edges it stands \
                for; a red one breaks a rule.

                **MVC**

                ```mermaid
                flowchart LR
                    place0["Controller"]
                    place1(["Model"])
                    place0 -->|"4"| place1
                ```
                """
        )
    }

    @Test("Who uses whom, and Martin's figures of both graphs")
    func coupling() {
        #expect(
            MarkdownWriter.section("MVC: who uses whom") == """
                ### MVC: who uses whom

                How many edges lead from a role to another, or to a shared layer, declared.

                | From ↓ to → | Model |
                | --- | ---: |
                | Controller | 4 |

                Martin's figures of each role, declared: nodes that depend on it (Ca), its nodes that depend on \
                others (Ce), instability (I), abstractness (A) and distance (D′).

                | Role | Ca | Ce | I | A | D′ |
                | --- | ---: | ---: | ---: | ---: | ---: |
                | Controller | 0 | 2 | 1.00 | 0.00 | 0.00 |

                Martin's figures of each role, as resolved: nodes that depend on it (Ca), its nodes that depend on \
                others (Ce), instability (I), abstractness (A) and distance (D′).

                | Role | Ca | Ce | I | A | D′ |
                | --- | ---: | ---: | ---: | ---: | ---: |
                | Controller | 0 | 2 | 1.00 | 0.00 | 0.00 |
                """
        )
    }
}
