import ArgumentParser
import CatService
import CatsArchitectures
import Foundation
import Testing

@testable import cats

@Suite("The arguments")
struct CatsCommandTests {
    @Test(
        "name the architecture, in capitals or not",
        arguments: Architecture.all.map(\.name).flatMap { [$0, $0.lowercased(), $0.capitalized] }
    )
    func namesArchitectures(argument: String) throws {
        let command = try CatsCommand.parse([argument])
        #expect(command.architecture.name.uppercased() == argument.uppercased())
        #expect(command.photos == "Photos")
        #expect(command.service == nil)
        #expect(command.cat == nil)
    }

    @Test("can say where the photos go, and where the cats come from")
    func takesOptions() throws {
        let command = try CatsCommand.parse(["MVC", "--photos", "Cats", "--service", "https://cats.example/random"])
        #expect(command.photos == "Cats")
        #expect(command.service == URL(string: "https://cats.example/random"))
        #expect(try CatsCommand.parse(["MVC", "--service", "HTTP://127.0.0.1/"]).service?.host() == "127.0.0.1")
        #expect(try CatsCommand.parse(["MVC", "--cat", "kitten.gif"]).cat == .kitten)
    }

    @Test(
        "are refused with a reason when they make no sense",
        arguments: [
            ([], "<\(Architecture.all.map(\.name).joined(separator: "|"))>"),
            (["MVI"], "'MVI' is invalid for '<\(Architecture.all.map(\.name).joined(separator: "|"))>'"),
            (["MVC", "--photos", ""], "--photos needs the name of a folder"),
            (["MVC", "--service", "ftp://cats.example"], "'ftp://cats.example' is no web address"),
            (["MVC", "--service", "http://"], "'http://' is no web address"),
            (["MVC", "--cat", "dog.png"], "chelsea.jpg"),
            (["MVC", "--cat", "kitten.gif", "--service", "http://cats.example"], "give one of the two"),
        ]
    )
    func refusesNonsense(arguments: [String], reason: String) {
        let error = #expect(throws: (any Error).self) { try CatsCommand.parse(arguments) }
        #expect(error.map { CatsCommand.fullMessage(for: $0) }?.contains(reason) == true)
        #expect(error.map { CatsCommand.exitCode(for: $0) } == .validationFailure)
    }
}
