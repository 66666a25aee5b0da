import Foundation
import SwiftParser
import SwiftSyntax
import WorkshopPolicy

/// Answers one question about the syntax of Swift sources: `workshop-reader QUESTION FILE`.
///
/// The file holds the question's JSON, and the answer's is printed. A process of its own, since the
/// parser looks ahead again and again where brackets may be of types: a line of twenty-five of them
/// takes minutes, and a long enough file of one expression takes more stack than there is. No thread
/// can be ended from outside, and a process can.
///
/// Without arguments it expands the macros of the stand-in for SwiftUI, for a compiler that asks.
@main
enum Reader {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 1, isatty(STDIN_FILENO) == 0, MacroPlugin.run() { return }
    guard arguments.count == 3, let answer = answer(arguments[1], arguments[2]) else {
      FileHandle.standardError.write(Data("This program is a part of ./workshop.\n".utf8))
      exit(2)
    }
    FileHandle.standardOutput.write(answer)
  }

  private static func answer(_ word: String, _ path: String) -> Data? {
    limitProcessorTime()
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    func reply<Question: SyntaxQuestion>(
      to type: Question.Type, _ read: (Question) -> Question.Answer
    ) -> Data? {
      guard let question = try? JSONDecoder().decode(type, from: data) else { return nil }
      // In a list: on its own, not every answer is JSON.
      return try? JSONEncoder().encode([read(question)])
    }
    switch word {
    case FindingsQuestion.word:
      return reply(to: FindingsQuestion.self) { $0.policy.findings(in: $0.source) }
    case ConditionsQuestion.word:
      return reply(to: ConditionsQuestion.self) {
        AvailabilityConditions.askingStandIn(in: $0.source)
      }
    case ProgramQuestion.word:
      return reply(to: ProgramQuestion.self) { hasStatementsAtTopLevel($0.source) }
    case ReversedTestsQuestion.word:
      return reply(to: ReversedTestsQuestion.self) { ReversedTests.copy(of: $0.source) }
    case SurfaceQuestion.word:
      return reply(to: SurfaceQuestion.self) {
        $0.sources.map { StandInSurface(source: $0).entries }
      }
    case InterfacesQuestion.word:
      return reply(to: InterfacesQuestion.self) { $0.sources.map(FileInterface.init(source:)) }
    default: return nil
    }
  }

  /// Time of the processor, so that a busy machine refuses no answer. The largest file of plain
  /// functions takes four seconds.
  private static func limitProcessorTime() {
    #if canImport(Glibc)
    let kind = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
    let kind = RLIMIT_CPU
    #endif
    var limit = rlimit(rlim_cur: 10, rlim_max: 10)
    setrlimit(kind, &limit)
  }
}

/// Whether code runs from a file's first line, as a script does.
func hasStatementsAtTopLevel(_ source: String) -> Bool {
  Parser.parse(source: source).statements.contains { statement in
    if case .decl = statement.item { return false }
    // A preview is a declaration, although the parser takes it for an expression.
    return statement.item.as(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
  }
}
