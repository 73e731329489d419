extension HabitExample {
    static let bypassedLayer = [
        HabitExample(
            habit: .bypassedLayer,
            code: scene(view: "presenter.service.fetch()", presenter: "service.fetch()"),
            findings: [
                "LoadView App/Load/LoadView.swift:3:39 LoadView calls CatService itself, which LoadPresenter is there "
                    + "to call."
            ],
            twins: [
                "the view asks the presenter": scene(view: "presenter.load()", presenter: "service.fetch()"),
                "the presenter does not call the service": scene(view: "presenter.service.fetch()", presenter: ""),
                "the presenter is another scene's": WrittenArchitecture(texts: [
                    "App/CatService.swift": service,
                    "App/Load/LoadView.swift": view("presenter.service.fetch()"),
                    "App/Other/LoadPresenter.swift": presenter("service.fetch()"),
                ]),
                "what both call is a value": scene(view: "presenter.service.fetch()", presenter: "service.fetch()")
                    .replacing(["App/CatService.swift": service.replacing("final class", with: "struct")]),
            ]
        )
    ]

    private static let service = "final class CatService {\n    func fetch() {}\n}"

    private static func scene(view calls: String, presenter: String) -> WrittenArchitecture {
        WrittenArchitecture(texts: [
            "App/CatService.swift": service,
            "App/Load/LoadView.swift": view(calls),
            "App/Load/LoadPresenter.swift": Self.presenter(presenter),
        ])
    }

    private static func view(_ calls: String) -> String {
        "final class LoadView {\n    let presenter = LoadPresenter()\n    func tapped() { \(calls) }\n}"
    }

    private static func presenter(_ calls: String) -> String {
        "final class LoadPresenter {\n    let service = CatService()\n    func load() { \(calls) }\n}"
    }
}
