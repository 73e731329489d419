/// What the ways refer to: whatever starts with `Forbidden` is forbidden, `Source` may be used.
enum ForbiddenCode {
    static let files = [
        (path: "Model/Forbidden.swift", text: types),
        (path: "Model/ForbiddenGlobals.swift", text: globals),
        (path: "Model/Source.swift", text: source),
    ]

    private static let types = """
        public struct Forbidden: Hashable, Sendable {
            public static let shared = Forbidden()
            public static let table = [1: Forbidden()]
            public static func make() -> Forbidden { Forbidden() }
            public static func + (left: Forbidden, right: Forbidden) -> Forbidden { left }
            public static prefix func - (value: Forbidden) -> Forbidden { value }
            public static func ~= (pattern: Int, value: Forbidden) -> Bool { true }

            public var size = 1
            public var next: Forbidden? { nil }

            public init() {}
            public init(size: Int) { self.size = size }

            public func tell() {}
            public func callAsFunction() -> Int { size }
            public subscript(index: Int) -> Int { index }

            public struct Part: Sendable {
                public let weight = 1
                public init() {}
            }
        }

        open class ForbiddenClass {
            public init() {}
            open func draw() {}
            open var title: String { "" }
        }

        public protocol ForbiddenProtocol {
            func keep()
        }

        extension ForbiddenProtocol {
            public func stay() {}
        }

        public protocol ForbiddenHolder<Held> {
            associatedtype Held
        }

        public enum ForbiddenCase: Error {
            case open
            case shut(times: Int)
        }

        public struct ForbiddenBox<Content> {
            public init() {}
        }

        @propertyWrapper
        public struct ForbiddenWrapper {
            public var wrappedValue = 1
            public init() {}
        }

        @resultBuilder
        public enum ForbiddenBuilder {
            public static func buildBlock(_ parts: Int...) -> Int { parts.count }
        }

        @globalActor
        public actor ForbiddenActor {
            public static let shared = ForbiddenActor()
        }

        @dynamicMemberLookup
        public struct ForbiddenLookup {
            public init() {}
            public subscript(dynamicMember name: String) -> Int { 1 }
        }

        public struct ForbiddenSequence: Sequence, IteratorProtocol {
            public init() {}
            public func next() -> Int? { nil }
        }

        public struct ForbiddenNumber: ExpressibleByIntegerLiteral {
            public init(integerLiteral value: Int) {}
        }

        public struct ForbiddenText: ExpressibleByStringInterpolation {
            public init(stringLiteral value: String) {}
            public init(stringInterpolation value: DefaultStringInterpolation) {}
        }

        public typealias ForbiddenAlias = Forbidden
        """

    private static let globals = """
        public func forbiddenFunction() -> Int { 1 }
        public let forbiddenLimit = 1
        """

    private static let source = """
        public struct Source {
            public static var one: Forbidden { Forbidden() }
            public static var some: Forbidden? { nil }
            public static var many: [Forbidden] { [] }
            public static var pair: (Forbidden, Int) { (Forbidden(), 1) }
            public static var drawn: ForbiddenClass { ForbiddenClass() }
            public static var kept: any ForbiddenProtocol { Kept() }
            public static var state: ForbiddenCase { .open }
            public static var lookup: ForbiddenLookup { ForbiddenLookup() }
            public static var sequence: ForbiddenSequence { ForbiddenSequence() }
            public static var part: Forbidden.Part { Forbidden.Part() }

            public static func take(_ value: Forbidden) {}
            public static func take(state: ForbiddenCase) {}
            public static func take(number: ForbiddenNumber) {}
            public static func take(text: ForbiddenText) {}
            public static func give(_ body: (Forbidden) -> Void) {}
            public static func fill<Value>(_ path: KeyPath<Forbidden, Value>) {}
            public static func build(@ForbiddenBuilder _ body: () -> Int) {}
            public static func fail() throws(ForbiddenCase) {}
        }

        struct Kept: ForbiddenProtocol {
            func keep() {}
        }

        open class Middle: ForbiddenClass {}

        public protocol Refined: ForbiddenProtocol {}
        """
}
