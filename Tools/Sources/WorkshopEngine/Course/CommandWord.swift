/// What the command says after a verdict, by key: the English words, which a translation replaces.
///
/// Where `{mode}` stands, the step's mode is put.
package enum CommandWord: String, CaseIterable {
  case startAsItCame = "starter-as-it-came"
  case readFirst = "read-first"
  case passed
  case refusedStepAttribute = "refused-step-attribute"
  case refusedWithout = "refused-without"
  case refusedByPolicy = "refused-by-policy"
  case refusedByCompiler = "refused-by-compiler"
  case refusedByUse = "refused-by-use"
  case refusedByBudget = "refused-by-budget"
  case refusedByGate = "refused-by-gate"
  case refusedByChecks = "refused-by-checks"
  case suiteRefused = "suite-refused"
  case suiteTrapped = "suite-trapped"
  case crashed
  case timedOut = "timed-out"
  case tampered
  case nextEdit = "next-edit"
  case next
  case predict
  case stuck
  case more

  package var english: String {
    switch self {
    case .startAsItCame: "This is the starter, as it came. It is meant to be refused, like this:"
    case .readFirst: "Read first:"
    case .passed: "Passed."
    case .refusedStepAttribute:
      "The policy refused it: this step is about leaving that out."
    case .refusedWithout: "The policy refused it: this course does without that."
    case .refusedByPolicy:
      "The policy refused it: the file takes a way around the compiler's checking."
    case .refusedByCompiler: "The compiler refused it ({mode}). Its words are above, unaltered."
    case .refusedByUse:
      "The checks cannot use it: your file builds, but a declaration that the starter had is gone, or has another name or other parameters."
    case .refusedByBudget:
      "The budget refused it: the module builds, and has more findings than this step allows ({mode}). They are above, your file's first."
    case .refusedByGate:
      "A gate refused it: your file builds, but other code cannot use it as it must, or can misuse it."
    case .refusedByChecks:
      "The checks refused it: it builds and passes the gates, but does not do what the step asks. The lines with ✗ say where."
    case .suiteRefused:
      "The checks refused it: a suite is right when it passes with every right implementation and catches every wrong one, by an expectation that fails."
    case .suiteTrapped:
      "The suite trapped, and so none of its other tests could run. What can be nil, #require it."
    case .crashed: "The checks could not finish: your code trapped."
    case .timedOut:
      "The checks were ended: something never finished. Look for an await that nothing resumes, or a loop that nothing ends."
    case .tampered:
      "The verdict was withheld: a run counts only when it reports as an honest one does."
    case .nextEdit: "Next: edit the file, then"
    case .next: "Next:"
    case .predict: "To predict what happens first:"
    case .stuck: "Stuck?"
    case .more: "More:"
    }
  }
}

extension CourseLayout {
  /// The command's words for a key, in the learner's language where they are translated.
  func words(_ key: CommandWord, mode: String = "") -> String {
    (translation?.words[key.rawValue] ?? key.english).replacing("{mode}", with: mode)
  }
}
