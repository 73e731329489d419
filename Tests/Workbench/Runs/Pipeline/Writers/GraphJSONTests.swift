import Foundation
import Pipeline
import Support
import Testing

@Suite("JSON of graphs")
struct GraphJSONTests {
    @Test("Edges lead from node to node by number, and each place is told")
    func text() async throws {
        let kiosk = try Kiosk(["App/A.swift": "protocol A {}\n", "App/B.swift": "class B: A {}\n", "nul.swift": "\0"])
        let text = try JSONText.text(for: try await kiosk.graph())

        #expect(
            text == """
                {
                  "ambiguous" : [

                  ],
                  "edges" : [
                    {
                      "evidence" : [
                        {
                          "column" : 10,
                          "file" : "App/B.swift",
                          "kind" : "conforms",
                          "line" : 1
                        }
                      ],
                      "from" : 1,
                      "to" : 0
                    }
                  ],
                  "engine" : "syntax",
                  "leftOut" : [

                  ],
                  "nodes" : [
                    {
                      "file" : "App/A.swift",
                      "kind" : "protocol",
                      "module" : ".",
                      "name" : "A"
                    },
                    {
                      "file" : "App/B.swift",
                      "kind" : "class",
                      "module" : ".",
                      "name" : "B"
                    }
                  ],
                  "notIndexed" : [

                  ],
                  "problems" : [
                    {
                      "path" : "nul.swift",
                      "reason" : "It has a NUL byte in line 1. Remove it, or give the file another name if it is no source."
                    }
                  ],
                  "schemaVersion" : 1
                }

                """
        )
    }

    @Test("Two graphs of the same files are the same, in whatever order the files were read")
    func deterministic() async throws {
        let files = (1...40).map { ("\($0 % 4)/F\($0).swift", "struct S\($0) { let s: S\($0 % 7 + 1) }") }
        let kiosk = try Kiosk(Dictionary(uniqueKeysWithValues: files))
        let first = try JSONText.text(for: try await kiosk.graph())

        #expect(first.contains("\"from\" : 39"))
        #expect(try JSONText.text(for: try await kiosk.graph()) == first)
    }

    @Test("What stands in no type is a node of the kind file, whose name has what the file's has")
    func file() async throws {
        let kiosk = try Kiosk(["a\"<b>.swift": "struct A {}\nlet a = A()\n"])
        let text = try JSONText.text(for: try await kiosk.graph())
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let nodes = try #require(document["nodes"] as? [[String: String]])

        #expect(nodes.map { $0["kind"] } == ["struct", "file"])
        #expect(nodes.last?["name"] == "a\"<b>.swift")
    }
}
