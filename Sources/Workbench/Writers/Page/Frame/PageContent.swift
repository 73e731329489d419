import Report
import Words

/// All that the page shows: its frame, and one section for each question.
struct PageContent: Sendable {
    let name: String
    let frame: PageFrame
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
        let isMeasured = !columns.isEmpty
        name = report.name
        frame = PageFrame(
            style: PackedSource.style(PackageResources.page_css),
            script: PackedSource.script(PackageResources.page_js)
        )
        self.columns = columns
        offersChoice = columns.count > 1
        compared = ComparedSection(of: report, columns: columns, words: words)
        cost = isMeasured ? CostSection(of: report, columns: columns, words: words) : nil
        history = HistorySection(of: series, columns: columns, words: words)
        structure = isMeasured ? StructureSection(of: report, columns: columns, words: words) : nil
        tests = isMeasured ? TestsSection(of: columns, words: words) : nil
        running = isMeasured ? RunningSection(of: report, columns: columns, words: words) : nil
        claims = ClaimsSection(of: report, columns: columns, words: words)
        pain = PainSection(of: report, columns: columns, words: words)
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
