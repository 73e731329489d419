import Report
import Words

/// All that the page shows: its frame, and one section for each question.
struct PageContent: Sendable {
    let name: String
    let policy: String
    let style: String
    let script: String
    let questions: [Question]
    let columns: [Column]

    /// Whether there is more than one architecture to choose from.
    let offersChoice: Bool

    let compared: ComparedSection
    let cost: CostSection?

    /// `nil` if nothing is known of the past.
    let history: HistorySection?
    let structure: StructureSection?
    let tests: TestsSection?
    let running: RunningSection?
    let claims: ClaimsSection
    let pain: PainSection
    let trust: TrustSection

    /// One entry of the page's overview.
    struct Question: Sendable {
        let id: String
        let title: Words

        /// The answer, as short as it can be said.
        let answer: Words
    }

    init(of report: Report, history series: Series?, words: WordTable) {
        let columns = Column.all(of: report)
        name = report.name
        style = PackedSource.style(String(decoding: PackageResources.page_css, as: UTF8.self))
        script = PackedSource.script(String(decoding: PackageResources.page_js, as: UTF8.self))
        policy = ContentSecurityPolicy.text(style: style, script: script)
        self.columns = columns
        offersChoice = columns.count > 1
        let isMeasured = !columns.isEmpty
        let compared = ComparedSection(of: report, columns: columns, words: words)
        let cost = isMeasured ? CostSection(of: report, columns: columns, words: words) : nil
        let structure = isMeasured ? StructureSection(of: report, columns: columns, words: words) : nil
        let tests = isMeasured ? TestsSection(of: columns, words: words) : nil
        let running = isMeasured ? RunningSection(of: report, columns: columns, words: words) : nil
        let claims = ClaimsSection(of: report, columns: columns, words: words)
        let pain = PainSection(of: report, columns: columns, words: words)
        self.compared = compared
        self.cost = cost
        history = HistorySection(of: series, columns: columns, words: words)
        self.structure = structure
        self.tests = tests
        self.running = running
        self.claims = claims
        self.pain = pain
        trust = TrustSection(of: report, words: words)
        let answers: [(id: String, answer: Words?)] = [
            ("what", compared.answer), ("cost", cost?.answer), ("structure", structure?.answer),
            ("tests", tests?.answer), ("running", running?.answer), ("claims", claims.answer), ("pain", pain.answer),
            ("trust", trust.answer),
        ]
        questions = answers.compactMap { id, answer in
            answer.map { Question(id: id, title: words("\(id).title"), answer: $0) }
        }
    }
}
