import Foundation
import Subject
import TestFolder
import Testing
import Twins

@testable import Stage

/// The app of somebody else: a screen with a button, a till behind it, and a presenter that knows both.
enum Kiosk {
    static let configuration = """
        name: Kiosk
        baseline: MVP
        shared: [Sources/Bank, Sources/Kit]
        ui: [Kit]
        model: [Bank]
        support: [Sources/Play]
        stage: Play
        architectures: [{name: MVP, sources: Sources/MVP}]
        roles: {View: ['*View', '*Button'], Presenter: '*Presenter', Marks: 'Marks/*'}
        """

    static let files = [
        "Sources/Bank/Bank.swift": "public protocol Bank { func pay(_ coins: Int) async -> Bool }",
        "Sources/Kit/Button.swift": """
        @MainActor public final class Button {
            public var title: String?
            private let action: () -> Void
            public init(action: @escaping () -> Void) { self.action = action }
            public func tap() { action() }
        }
        """,
        "Sources/MVP/KioskView.swift": """
        import Bank
        import Kit

        @MainActor public final class KioskView {
            let presenter: KioskPresenter
            public private(set) lazy var button = Button { [unowned self] in presenter.tapped() }
            init(presenter: KioskPresenter) { self.presenter = presenter }
            func show(_ title: String) {
                button.title = title
                button.mark()
            }
        }

        @MainActor public func makeApp(_ bank: any Bank) -> KioskView {
            let presenter = KioskPresenter(bank: bank)
            let view = KioskView(presenter: presenter)
            presenter.view = view
            return view
        }
        """,
        "Sources/MVP/Marks/Button+Mark.swift": """
        import Kit

        extension Button { func mark() { title? += "!" } }
        """,
        // What is easily broken by writing into it; the first character is a mark of byte order.
        "Sources/MVP/Awkward.swift": """
        \u{FEFF}import Kit

        enum Loss: Error { case all }
        struct Coin: ~Copyable { let value = 1 }
        final class Awkward {
            var isOpen = false, seen: Set<Int> = []
            var work: Task<Void, Never>?
            func never() -> Int { fatalError() }
            func nothing() -> Void { seen.insert(1) }
            func maybe() -> Void { if isOpen { nothing() } }
            func text() async -> String! { await Task.yield(); return nil }
            func each(_ body: () async throws -> Void) async rethrows { try await body() }
            func start() {
                work = Task { do { try await fail() } catch let error { print(error) } }
            }
            func fail() async throws(Loss) { await Task.yield(); throw .all }
            func coin() -> Coin { let make = { Coin() }; return make() }
            let choose: (Int) -> String = { if $0 > 0 { "more" } else { "less" } }
            lazy var later = [1].map { number in [number].map { $0 + 1 } }
        }
        actor Vault {
            private var coins = 0
            func add(_ count: Int) async { await Task.yield(); coins += count }
        }
        """,
        "Sources/MVP/KioskPresenter.swift": """
        import Bank

        @MainActor final class KioskPresenter {
            weak var view: KioskView?
            var work: Task<Void, Never>?
            private let bank: any Bank
            init(bank: any Bank) { self.bank = bank }
            func tapped() {
                work = Task { [weak self, bank] in
                    let isPaid = await bank.pay(2)
                    self?.paid(isPaid)
                }
            }
            private func paid(_ isPaid: Bool) { view?.show(isPaid ? "Thanks" : "Sorry") }
        }
        """,
        "Sources/Play/Stage.swift": """
        import Bank
        import Kit

        struct GenerousBank: Bank { func pay(_ coins: Int) async -> Bool { true } }

        @MainActor public final class Stage {
            public static let scenarios = ["A coin is taken", "A coin is lost", "Nothing happens"]
            public static let weathers = ["generous"]
            public static func steps(of scenario: String) -> [String] { ["Tap the button", "The coin is paid"] }

            private let app: any Paying
            public init(_ makeApp: (any Bank) -> some Paying) { app = makeApp(GenerousBank()) }
            public func perform(_ step: Int, of scenario: String) async throws {
                if step == 0 { try await tap("coin", at: nil) }
            }
            public func tap(_ part: String, at index: Int?) async throws {
                app.button.tap()
                await app.end()
            }
            public var questions: [String] { [] }
            public func answer(_ question: Int, in weather: String) async {}
            public func takeFrames() -> [String] { [] }
            public func end() async {}
        }

        @MainActor public protocol Paying { var button: Button { get } ; func end() async }
        """,
        "Sources/MVP/KioskView+Paying.swift": """
        import Play

        extension KioskView: Paying {
            public func end() async { await presenter.work?.value }
        }
        """,
    ]

    /// A copy of its own; `changes` are files that are otherwise in it.
    static func copy(_ changes: [String: String] = [:], configuration: String = configuration) throws -> KioskCopy {
        let folder = try TestFolder()
        for (path, text) in files.merging(changes, uniquingKeysWith: { $1 }) { try folder.write(text, to: path) }
        return KioskCopy(folder: folder, subject: try Subject.read(configuration, in: folder.url))
    }

    /// The copy of all tests that change none of its files: it is built once.
    static func shared(configuration: String = configuration) throws -> KioskCopy {
        let folder = try kept.get()
        return KioskCopy(folder: folder, subject: try Subject.read(configuration, in: folder.url))
    }

    private static let kept = Result {
        let original = try TestFolder()
        for (path, text) in files { try original.write(text, to: path) }
        return try Twins.kept(original.url, as: "Kiosk")
    }
}

/// Its folder lies there as long as this does, or stays if it is shared.
struct KioskCopy {
    let folder: TestFolder
    let subject: Subject

    /// Builds its player.
    func cast(limits: Player.Limits = .patient) async throws -> Cast {
        try await Cast.build(for: subject, environment: ProcessInfo.processInfo.environment, limits: limits)
    }

    /// Writes a file of it with another text.
    func save(_ path: String, changing change: (String) -> String) throws {
        try folder.write(change(try #require(Kiosk.files[path])), to: path)
    }
}

extension Player.Limits {
    /// For a machine on which other tests build.
    static let patient = Player.Limits(time: .seconds(120), calls: standard.calls)
}
