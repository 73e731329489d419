import Words

/// The page on which a room's teacher sees where the learners stand.
public struct RoomPage: Sendable {
    /// What the browser gets first.
    public let text: String
    /// What the browser may do with it.
    public let policy: String

    private let templates: Templates

    private static let frame = PageFrame(
        packing: PackageResources.page_css + PackageResources.room_css,
        PackageResources.room_js + PackageResources.appearance_js
    )

    /// So many checks are named that stop more than one learner.
    private static let namedStops = 3

    public init() throws(PageError) {
        templates = try Templates(words: .standard)
        text = try templates.render(["style": Self.frame.style, "script": Self.frame.script] as Content, with: "room")
        policy = Self.frame.policy + "; connect-src 'self'; frame-ancestors 'none'"
    }

    /// The part that changes.
    public func part(for rows: [RoomRow]) throws(PageError) -> String {
        let stops = Dictionary(grouping: rows.filter { $0.check != nil }) { "\($0.exercise): \($0.check ?? "")" }
            .mapValues(\.count).filter { $0.value > 1 }
            .sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
        let stuck = rows.count(where: \.isStuck)
        let content: Content = [
            "count": rows.count,
            "isEmpty": rows.isEmpty,
            "stuck": stuck > 0 ? stuck : nil,
            "rows": rows.map { row -> Content in
                [
                    "name": row.name, "exercise": row.exercise, "check": row.check, "passed": row.passed,
                    "minutes": row.minutes, "isStuck": row.isStuck, "isSilent": row.isSilent, "hints": row.hints,
                    "isPassed": row.isPassed && row.check == nil, "sharesName": row.sharesName,
                ]
            },
            "stops": stops.prefix(Self.namedStops).map { stop -> Content in ["check": stop.key, "count": stop.value] },
        ]
        return try templates.render(content, with: "room-now")
    }
}

/// Where one learner of a room stands.
public struct RoomRow: Hashable, Sendable {
    public let name: String
    public let exercise: String
    /// The check that did not hold when the work was checked last; `nil` if it was not checked, or all held.
    public let check: String?
    /// Whether the exercise is passed.
    public let isPassed: Bool
    /// How many hints of the exercise were taken.
    public let hints: Int
    /// How many exercises were passed.
    public let passed: Int
    /// Whole minutes since the exercise was begun.
    public let minutes: Int
    public let isStuck: Bool
    /// Whether nothing was heard of the learner for a while.
    public let isSilent: Bool
    /// Whether somebody else in the room has the name.
    public let sharesName: Bool

    public init(
        name: String,
        exercise: String,
        check: String?,
        isPassed: Bool,
        hints: Int,
        passed: Int,
        minutes: Int,
        isStuck: Bool,
        isSilent: Bool,
        sharesName: Bool
    ) {
        self.name = name
        self.exercise = exercise
        self.check = check
        self.isPassed = isPassed
        self.hints = hints
        self.passed = passed
        self.minutes = minutes
        self.isStuck = isStuck
        self.isSilent = isSilent
        self.sharesName = sharesName
    }
}
