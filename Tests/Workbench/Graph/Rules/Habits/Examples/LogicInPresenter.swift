extension HabitExample {
    // The branching function: 1 for `if`, 2 for the `for` inside it. The plain one: 1 for its ternary.
    static let logicInPresenter = [
        HabitExample(
            habit: .logicInPresenter,
            code: scene(presenter: branching, interactor: plain),
            findings: [
                "LoadPresenter App/Load/LoadPresenter.swift:1:13 The cognitive complexity of LoadPresenter is 3, that "
                    + "of the interactor behind it 1."
            ],
            twins: [
                "the logic is the interactor's": scene(presenter: plain, interactor: branching),
                "as much in both": scene(presenter: plain, interactor: plain),
                "no interactor": WrittenArchitecture(texts: [
                    "App/Load/LoadPresenter.swift": "final class LoadPresenter {\n\(branching)\n}"
                ]),
            ]
        )
    ]

    private static let branching = """
        func sum(of numbers: [Int]) -> Int {
            var sum = 0
            if numbers.count > 1 {
                for number in numbers { sum += number }
            }
            return sum
        }
        """

    private static let plain = "func sign(of number: Int) -> Int { number < 0 ? -1 : 1 }"

    private static func scene(presenter: String, interactor: String) -> WrittenArchitecture {
        WrittenArchitecture(texts: [
            "App/Load/LoadPresenter.swift": "final class LoadPresenter {\n\(presenter)\n}",
            "App/Load/LoadInteractor.swift": "final class LoadInteractor {\n\(interactor)\n}",
        ])
    }
}
