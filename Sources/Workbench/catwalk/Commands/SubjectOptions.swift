import ArgumentParser
import Foundation

/// What bench, check, report, scale and trace take alike.
struct SubjectOptions: ParsableArguments {
    @Argument(help: "The folder that has the .catwalk.yml.", completion: .directory)
    var path = "."

    @Flag(name: .shortAndLong, help: "Print nothing but what fails, and errors.")
    var quiet = false

    func validate() throws {
        try SubjectFolder.validate(path)
    }
}

extension SubjectOptions {
    var root: URL { SubjectFolder.url(of: path) }

    var terminal: Terminal { Terminal(isQuiet: quiet) }
}
