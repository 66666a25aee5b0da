import ArgumentParser
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct Answer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Answer.name,
    abstract: StaffVerbs.Answer.abstract,
    discussion: """
      Mutants, alternatives and races hold only a learner's turn. This prints such an answer as it is \
      judged: put into the starter. Without a NAME it lists the answers of the step.
      """)

  @Argument(help: "A step.")
  var step: String

  @Argument(help: "starter, solution, or the name of a mutant, an alternative or a race.")
  var name: String?

  func run() throws {
    let session = try Session()
    let step = try session.course.step(named: step)
    let answers = session.layout.ownAnswers(step)
    guard let name else {
      for answer in answers {
        let header = try session.layout.text(answer.path).prefix { !$0.isNewline }
        let words = answer.hasHeader ? "  \(session.style.dim(String(header)))" : ""
        print("\(answer.name)\(words)")
      }
      return
    }
    let found = answers.filter { $0.name == name || $0.name.hasSuffix("/\(name)") }
    guard let answer = found.first else {
      throw Trouble(
        description:
          "\(step.id) has no answer \(quoted(name)). \(session.style.command("answer", step.id)) lists them."
      )
    }
    guard found.count == 1 else {
      throw Trouble(
        description: "Which one: \(found.map(\.name).joined(separator: " or "))?")
    }
    print(try session.layout.answer(answer.path, to: step).source, terminator: "")
  }
}
