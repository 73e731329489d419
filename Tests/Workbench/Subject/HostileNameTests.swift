import Foundation
import Subject
import TestFolder
import Testing

struct HostileNameTests {
    @Test(
        "A hostile name of anything is refused where it stands, or is itself and nothing else",
        arguments: Place.allCases
    )
    func names(at place: Place) throws {
        var accepted = 0
        try SampleDirectory.with { sample in
            try sample.write("claims: []", to: "claims.yml")
            for name in try HostileNames.all {
                try sample.write(place.configuration(named: Self.quoted(name)), to: ".catwalk.yml")
                do throws(SubjectError) {
                    let names = place.names(in: try Subject.load(from: sample.root))
                    // Foundation takes a byte order mark at a text's start away.
                    #expect(names == [String(name.trimmingPrefix("\u{FEFF}"))], "\(name.debugDescription)")
                    accepted += 1
                } catch {
                    // A key of more than 1024 characters is none in YAML.
                    let position: ConfigurationPlace? =
                        switch error {
                        case .badName(let place, _, name, _): place
                        case .syntax(let place, _) where name.count > 100: place
                        default: nil
                        }
                    let start = position.map { ".catwalk.yml:\($0.line):\($0.column): " }
                    #expect(start.map(error.description.hasPrefix) == true, "\(name.debugDescription): \(error)")
                }
            }
        }
        // Both happens: a test that only refuses, or only accepts, would say nothing.
        #expect(accepted > 0)
        #expect(try accepted < HostileNames.all.count)
    }

    enum Place: CaseIterable {
        case subject, module, architecture, scene, role, rule

        func configuration(named name: String) -> String {
            let whole = SampleDirectory.configuration
            return switch self {
            case .subject: whole.replacing("name: Cats", with: "name: \(name)")
            case .module: whole.replacing("sources: Sources/MVC", with: "sources: {name: \(name), path: Sources/MVC}")
            case .architecture:
                whole.replacing("- name: MVC", with: "- name: \(name)").replacing(": MVC\n", with: ": \(name)\n")
            case .scene: whole + "scenes: [\(name)]\n"
            case .role: whole + "roles: {\(name): '*View'}\n"
            case .rule: whole + "rules: [{name: \(name), imports: []}]\n"
            }
        }

        func names(in subject: Subject) -> [String] {
            switch self {
            case .subject: [subject.name]
            case .module: subject.architectures.map(\.sources.name)
            case .architecture: subject.architectures.map(\.name)
            case .scene: subject.scenes
            case .role: subject.roles.map(\.name)
            case .rule: subject.rules.map(\.name)
            }
        }
    }

    /// Spelled out, so that what is read is this name, whatever YAML makes of its characters.
    private static func quoted(_ name: String) -> String {
        let digits = name.unicodeScalars.map { String($0.value, radix: 16) }
        return "\"" + digits.map { "\\U" + String(repeating: "0", count: 8 - $0.count) + $0 }.joined() + "\""
    }
}
