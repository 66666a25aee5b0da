import ArgumentParser

/// A verb of trainers and authors: what every listing of verbs says about it.
package protocol StaffVerb: SendableMetatype {
  static var name: String { get }
  static var abstract: String { get }
}

/// The verbs of trainers and authors, which the program `workshop-staff` has.
///
/// The program for learners has this table of them, so that its help, its suggestions and its completions name them
/// without their code. The script `workshop` has the names too, and chooses the program by them.
package enum StaffVerbs {
  package static let teaching: [any StaffVerb.Type] = [
    Schedule.self, Room.self, Grade.self, GradeClass.self, Confirm.self,
  ]
  package static let authoring: [any StaffVerb.Type] = [
    Verify.self, Soak.self, Answer.self, Generate.self, NewStep.self, NewCourse.self,
  ]

  package enum Schedule: StaffVerb {
    package static let name = "schedule"
    package static let abstract =
      "Print the hours of a route, with breaks, and where it does not fit."
  }

  package enum Room: StaffVerb {
    package static let name = "room"
    package static let abstract =
      "Open a room: a page that shows where a class is stuck."
  }

  package enum Grade: StaffVerb {
    package static let name = "grade"
    package static let abstract =
      "Judge a whole submission with this checkout's checks, and write reports."
  }

  package enum GradeClass: StaffVerb {
    package static let name = "grade-class"
    package static let abstract =
      "Judge the submissions of a class, and go on where an earlier run was ended."
  }

  package enum Confirm: StaffVerb {
    package static let name = "confirm"
    package static let abstract =
      "Say whether a report is as this course's grade or grade-class wrote it."
  }

  package enum Verify: StaffVerb {
    package static let name = "verify"
    package static let abstract =
      "Lint the course: starters fail, solutions pass, mutants are refused, texts are true."
  }

  package enum Soak: StaffVerb {
    package static let name = "soak"
    package static let abstract =
      "Judge every starter, solution, mutant and alternative many times: none may waver."
  }

  package enum Answer: StaffVerb {
    package static let name = "answer"
    package static let abstract =
      "Print one of the course's own answers, whole."
  }

  package enum Generate: StaffVerb {
    package static let name = "generate"
    package static let abstract =
      "Write what is made of other files: the list of steps in Package.swift, and tables."
  }

  package enum NewStep: StaffVerb {
    package static let name = "new-step"
    package static let abstract =
      "Make the files of a new step and list it in Course.json."
  }

  package enum NewCourse: StaffVerb {
    package static let name = "new-course"
    package static let abstract =
      "Make a folder for steps of your own, such as an exam, outside this repository."
  }
}

extension StaffVerb {
  /// What stands for it in the program for learners.
  static var placeholder: any ParsableCommand.Type { StaffVerbPlaceholder<Self>.self }
}

/// A verb by its name alone.
struct StaffVerbPlaceholder<Verb: StaffVerb>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Verb.name, abstract: Verb.abstract)
  }

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var words: [String] = []

  func run() throws {
    throw Trouble(
      description:
        "\(Verb.name) is a verb of the program workshop-staff. Call it as ./workshop \(Verb.name)")
  }
}
