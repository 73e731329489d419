import Testing

@testable import cats

@Suite("A command")
struct CommandTests {
    @Test(
        "is read from a line, whatever its case and the space around it",
        arguments: [
            ("load", Command.tap("load")), ("cancel", .tap("cancel")), ("edit", .tap("edit")), ("save", .tap("save")),
            ("close", .tap("close")), ("ok", .tap("OK")), ("allow", .answer(isAllowed: true)),
            ("deny", .answer(isAllowed: false)), ("help", .help), ("quit", .quit), ("filter 3", .filter("3")),
            ("filter sepia", .filter("sepia")), ("  LOAD\t", .tap("load")), ("Filter   Sepia", .filter("sepia")),
        ]
    )
    func reads(line: String, command: Command) throws {
        #expect(try Command(parsing: line) == command)
    }

    @Test("that nobody knows is told apart", arguments: ["lod", "load now", "3", "load;save", "quit quit"])
    func refusesUnknown(line: String) {
        #expect(throws: CommandError.unknown(line)) { try Command(parsing: line) }
    }

    @Test("to filter needs exactly one filter", arguments: ["filter", "filter 1 2"])
    func refusesIncompleteFilters(line: String) {
        #expect(throws: CommandError.filterMissing) { try Command(parsing: line) }
    }

    @Test("waits, unless it stops something")
    func waits() {
        let hasty = Command.words.map(\.value).filter { !$0.waits }
        #expect(hasty == [.tap("cancel"), .tap("close")])
    }

    @Test(
        "that cannot be carried out is explained",
        arguments: [
            (
                CommandError.unknown("f\u{1B}"),
                """
                'f\\u{1B}' is no command. There are: allow, cancel, close, deny, edit, filter N, help, load, ok, quit, \
                save.
                """
            ),
            (.filterMissing, "'filter' needs one number or name of a filter, as in 'filter 3' or 'filter sepia'."),
            (
                .noFilter("10", names: ["Mono", "Sepia"]),
                "There is no filter '10': say a number from 1 to 2, or a name: Mono, Sepia."
            ),
            (
                .notHere("filter 1", screen: "LoadCat"),
                "'filter 1' has nothing to tap on LoadCat: look at what the screen shows."
            ),
            (.questionOpen, "The photo library is waiting for an answer: say 'allow' or 'deny' first."),
            (.nothingAsked, "Nothing was asked: 'allow' and 'deny' answer the photo library when it asks."),
            (
                .unanswered,
                "The photo library's question was not answered, which is a no: say 'allow' or 'deny' after 'save'."
            ),
        ]
    )
    func explains(error: CommandError, message: String) {
        #expect(error.localizedDescription == message)
    }
}
