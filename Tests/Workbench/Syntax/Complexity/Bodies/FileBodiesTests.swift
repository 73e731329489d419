import Complexity
import Testing

struct FileBodiesTests {
    @Test("a body has its kind, its type, its place and its lines")
    func places() {
        let text = """
            extension Outer {
                /// Not in it.
                @MainActor
                func load(_ name: String) {
                    func step() {}
                }
                struct Inner {
                    @Wrapped
                    var count: Int {
                        1
                    }
                    static let table = [1].map {
                        $0 + 1
                    }, size = 1
                    var both: Int {
                        get { 1 }
                        set {
                        }
                    }
                }
            }
            extension [Int] {
                init(a: Int) {
                }
            }
            print(1)
            func free() {}
            #Handler {
            }
            print(
                2)
            """
        let bodies = BodySample.bodies(of: text, path: "App/Sample.swift").map { body in
            "\(body.name) \(body.kind) \(body.type ?? "-") \(body.position.line):\(body.position.column) \(body.lines)"
        }
        #expect(
            bodies == [
                "load(_:) function Outer 4:10 3...6",
                "step() function Outer 5:14 5...5",
                "count.get accessor Outer.Inner 9:13 8...11",
                "table initialValue Outer.Inner 12:20 12...14",
                "both.get accessor Outer.Inner 16:13 16...16",
                "both.set accessor Outer.Inner 17:13 17...18",
                "init(a:) initializer [Int] 23:5 23...24",
                "Sample.swift topLevel - 26:1 26...31",
                "free() function - 27:6 27...27",
                "#Handler macro - 28:1 28...29",
            ]
        )
    }

    @Test("code that does not parse still gives the bodies that can be told")
    func brokenCode() {
        #expect(!BodySample.bodies(of: "func f( { if a && { ? : ?? ").isEmpty)
        #expect(
            BodySample.bodies(of: "struct A { func f() { if a {} }\n} } ) func g() { a && }").map(\.name).contains(
                "g()"
            )
        )
    }
}
