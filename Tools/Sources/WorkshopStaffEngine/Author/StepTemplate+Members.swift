import Foundation
import WorkshopEngine

extension StepTemplate {
  static let budgetOfNewMember = ["shared_mutable_state_decl": 1]

  /// A module to begin with, where there is none of that name.
  func newMember(in layout: CourseLayout) -> [(path: String, text: String)] {
    guard let member = step.member, layout.memberSources(member).isEmpty else { return [] }
    let folder = layout.memberFolder(member)
    return [
      ("\(folder)/\(member.file)", Self.newCode),
      ("\(folder)/Given.swift", "var question = \"What is six times seven?\"\n"),
    ]
  }

  private static let newCode = """
    var number = 42

    func answer() -> Int {
      number
    }

    """

  /// A step whose answer is one file of a module: its starter is the file as the module has it.
  func memberSkeleton(in layout: CourseLayout) -> Skeleton {
    var code = functionSkeleton
    let isNew = step.member.map(layout.memberSources)?.isEmpty != false
    let path = step.member.flatMap { layout.predecessor(ofFile: $0.file, in: step) }
    let old = isNew ? Self.newCode : path.flatMap { try? layout.text($0) } ?? Self.newCode
    let lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let imports = lines.filter {
      $0.hasPrefix("import ") || $0.hasPrefix("@preconcurrency import ")
    }
    let turn = lines.filter { !imports.contains($0) }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
    func answer(_ turn: String) -> String {
      """
      \(opening)

      \(imports.map { "\($0)\n" }.joined())\(imports.isEmpty ? "" : "\n")\(SourceParts.mark)

      \(turn)

      """
    }
    func fragment(_ header: String, _ turn: String) -> String {
      "// \(header)\n\n\(SourceParts.mark)\n\n\(turn)\n"
    }
    code.starter = answer("// TODO: say what to do.\n\n\(turn)")
    code.solution = answer(turn)
    guard isNew else {
      // The declarations of the module are not known here: these compile, and do not use them yet.
      code.adapter = code.adapter.replacing("\(step.module)::answer()", with: "42")
      code.gate = code.gate.replacing("\(step.module)::answer()", with: "42")
      code.mutant = fragment("refused by: gates — why a learner would write it", turn)
      code.alternative = fragment("differs: which decision is another one", turn)
      return code
    }
    func function(_ body: String) -> String { "func answer() -> Int {\n  \(body)\n}" }
    code.solution = answer("let number = 42\n\n\(function("number"))")
    code.mutant = fragment(
      "refused by: checks — why a learner would write it", function("6 + 7"))
    code.alternative = fragment("differs: which decision is another one", function("6 * 7"))
    return code
  }
}
