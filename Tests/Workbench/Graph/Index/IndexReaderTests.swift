import CompiledCode
import Foundation
import Index
import TestFolder
import Testing

struct IndexReaderTests {
    @Test("symbols, roles and places are those of the source")
    func golden() async throws {
        let cat = try await Self.index(
            of: """
                protocol Pet { func play() }
                final class Cat: Pet {
                    var name = "Tom"
                    func play() { name.append("!") }
                }
                func feed(_ cat: Cat) { cat.play() }
                """
        )
        #expect(cat.module == "App")
        // A parameter is there where it is declared, and not where the body uses it.
        #expect(
            cat.places(of: .definition) == [
                "1:10 Pet protocol", "1:21 play() instanceMethod", "2:13 Cat class", "3:9 name instanceProperty",
                "4:10 play() instanceMethod", "6:6 feed(_:) function", "6:13 cat parameter",
            ]
        )
        #expect(
            cat.places(of: .reference) == [
                "2:18 Pet protocol", "4:19 name instanceProperty", "4:24 append(_:) instanceMethod", "6:18 Cat class",
                "6:29 play() instanceMethod",
            ]
        )
        #expect(cat.places(of: .call) == ["4:24 append(_:) instanceMethod", "6:29 play() instanceMethod"])
        #expect(cat.relations(of: .baseOf) == ["2:18 Pet -> Cat"])
        #expect(cat.relations(of: .overrideOf) == ["4:10 play() -> play()"])
    }

    @Test("columns count bytes, whatever is on the line")
    func columns() async throws {
        let file = try await Self.index(of: "let é = 1; let 🐈 = é")
        #expect(file.places(of: .definition) == ["1:5 é variable", "1:17 🐈 variable"])
        #expect(file.places(of: .reference) == ["1:24 é variable"])
    }

    @Test("a symbol is the same one in every file and module that names it")
    func symbols() async throws {
        let code = try await CompiledCode([
            ("Model/Cat.swift", "public struct Cat: Sendable {}"),
            ("App/A.swift", "import Model; let a: Model.Cat? = nil"),
            ("App/B.swift", "import Model; struct Cat: Sendable {}; let b: Model.Cat? = nil; let c: Cat? = nil"),
        ])
        let index = try await code.index()
        #expect(index["Model/Cat.swift"]?.symbols(named: "Cat") == ["s:5Model3CatV"])
        #expect(index["App/A.swift"]?.symbols(named: "Cat") == ["s:5Model3CatV"])
        #expect(index["App/B.swift"]?.symbols(named: "Cat") == ["s:3App3CatV", "s:5Model3CatV"])
    }

    @Test("what no platform in use compiles is not there")
    func conditionalCompilation() async throws {
        let file = try await Self.index(of: "#if NEVER\nstruct A {}\n#else\nstruct B {}\n#endif")
        #expect(file.places(of: .definition) == ["4:8 B struct"])
    }

    @Test("a file without code is there and has nothing in it", arguments: ["", "// Nothing.\n"])
    func nothing(text: String) async throws {
        let file = try await Self.index(of: text)
        #expect(file.symbols.isEmpty)
        #expect(file.occurrences.isEmpty)
    }

    @Test("files come in the order that they are asked for")
    func order() async throws {
        let code = try await CompiledCode([("App/A.swift", "let a = 1"), ("App/B.swift", "let b = 1")])
        let paths = ["App/B.swift", "App/A.swift", "App/B.swift"].map { code.folder.url(of: $0).path }
        #expect(try await IndexReader(of: code.store, with: code.library).files(at: paths).map(\.path) == paths)
    }

    private static func index(of text: String) async throws -> IndexedFile {
        try #require(try await CompiledCode([("App/Main.swift", text)]).index()["App/Main.swift"])
    }
}

extension IndexedFile {
    /// Each place of that role, but for those that the compiler made: `1:8 Cat struct`.
    fileprivate func places(of role: SymbolRoles) -> [String] {
        occurrences.filter { $0.roles.contains(role) && !$0.roles.contains(.implicit) }
            .filter { occurrence in !relations(of: occurrence).contains { $0.roles.contains(.accessorOf) } }
            .map { "\($0.line):\($0.column) \(symbols[$0.symbol].name) \(symbols[$0.symbol].kind)" }
            .filter { !$0.contains("getter:") && !$0.contains("setter:") }
    }

    /// Each relation of that role: `2:18 Pet -> Cat`.
    fileprivate func relations(of role: SymbolRoles) -> [String] {
        occurrences.flatMap { occurrence in
            relations(of: occurrence).filter { $0.roles.contains(role) }.map {
                "\(occurrence.line):\(occurrence.column) \(symbols[occurrence.symbol].name) -> \(symbols[$0.symbol].name)"
            }
        }
    }

    fileprivate func symbols(named name: String) -> [String] {
        symbols.filter { $0.name == name && $0.kind == .struct }.map(\.usr).sorted()
    }
}
