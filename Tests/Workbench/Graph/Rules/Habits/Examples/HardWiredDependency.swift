extension HabitExample {
    static let hardWiredDependency = [
        HabitExample(
            habit: .hardWiredDependency,
            code: app.replacing(["App/Load/LoadPresenter.swift": presenter("let store = FileStore()")]),
            findings: [finding(column: 17)],
            twins: [
                "it is given the store": app.replacing([
                    "App/Load/LoadPresenter.swift": presenter(
                        "let store: any Store\ninit(store: any Store) { self.store = store }"
                    )
                ]),
                "it creates the store and leaves the calls to others": app.replacing([
                    "App/MakeApp.swift": "struct MakeApp {\n    let store: any Store = FileStore()\n}"
                ]),
                "no protocol stands for the store": WrittenArchitecture(texts: [
                    "App/FileStore.swift": "final class FileStore {\n    func save() {}\n}",
                    "App/Load/LoadPresenter.swift": presenter("let store = FileStore()"),
                ]),
            ]
        ),
        HabitExample(
            habit: .hardWiredDependency,
            // The calls go to the protocol, and it is still this store that takes them.
            code: app.replacing(["App/Load/LoadPresenter.swift": presenter("let store: any Store = FileStore()")]),
            findings: [finding(column: 28)],
            twins: [:]
        ),
    ]

    private static let app = WrittenArchitecture(texts: [
        "App/Store.swift": "protocol Store {\n    func save()\n}",
        "App/FileStore.swift": "final class FileStore: Store {\n    func save() {}\n}",
    ])

    private static func presenter(_ members: String) -> String {
        "final class LoadPresenter {\n    \(members)\n    func tapped() { store.save() }\n}"
    }

    private static func finding(column: Int) -> String {
        "LoadPresenter App/Load/LoadPresenter.swift:2:\(column) LoadPresenter creates the FileStore that it calls, "
            + "which conforms to Store."
    }
}
