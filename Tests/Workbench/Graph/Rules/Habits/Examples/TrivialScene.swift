extension HabitExample {
    // Declarations: 3 in the view's file, 4 in the presenter's, 2 in the interactor's, 2 in the router's, 11 together.
    // Statements: one in `appeared`, one in `text`.
    static let trivialScene = [
        HabitExample(
            habit: .fullPatternForTrivialScene,
            code: scene,
            findings: [
                "Load App/Load/LoadPresenter.swift:1:13 The scene Load has 11 declarations for 2 statements, in all "
                    + "the parts of VIPER."
            ],
            twins: [
                "as many statements as declarations": scene.replacing([
                    // Ten statements, and the one in `appeared`.
                    "App/Load/LoadInteractor.swift": """
                    final class LoadInteractor {
                        func text() -> String {
                            var lines: [String] = []
                            lines.append("1")
                            lines.append("2")
                            lines.append("3")
                            lines.append("4")
                            lines.append("5")
                            lines.append("6")
                            lines.append("7")
                            lines.append("8")
                            return lines.joined()
                        }
                    }
                    """
                ]),
                "no router": scene.replacing([
                    "App/Load/LoadRouter.swift": "",
                    "App/Load/LoadHelper.swift": "final class LoadHelper {\n    func close() {}\n}",
                    "App/Load/LoadPresenter.swift": """
                    final class LoadPresenter {
                        let interactor = LoadInteractor()
                        let router = LoadHelper()
                        func appeared() -> String { interactor.text() }
                    }
                    """,
                ]),
            ]
        )
    ]

    private static let scene = WrittenArchitecture(texts: [
        "App/Load/LoadView.swift": """
        final class LoadView {
            let presenter = LoadPresenter()
            func close() {}
        }
        """,
        "App/Load/LoadPresenter.swift": """
        final class LoadPresenter {
            let interactor = LoadInteractor()
            let router = LoadRouter()
            func appeared() -> String { interactor.text() }
        }
        """,
        "App/Load/LoadInteractor.swift": """
        final class LoadInteractor {
            func text() -> String { "Cats" }
        }
        """,
        "App/Load/LoadRouter.swift": """
        final class LoadRouter {
            func close() {}
        }
        """,
    ])
}
