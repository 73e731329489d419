import Report
import Testing
@testable import Writers
@Test func tmp() { print(MarkdownWriter.text(for: .sample)); print("=====");  print(TerminalWriter(ink: Ink(isColored: false)).text(for: .sample)); print(TerminalWriter(ink: Ink(isColored: true)).text(for: .sample)) }
