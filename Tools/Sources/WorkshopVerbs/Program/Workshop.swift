import ArgumentParser

/// `./workshop` as a learner calls it: judges answers, gives hints, keeps progress.
package struct Workshop: AsyncParsableCommand {
  package static let configuration = CommandConfiguration.workshop(
    teaching: StaffVerbs.teaching.map { $0.placeholder },
    authoring: StaffVerbs.authoring.map { $0.placeholder })

  package init() {}
}

extension CommandConfiguration {
  /// The command's words about itself, and its verbs.
  ///
  /// - Parameters:
  ///   - teaching: The verbs of trainers, in the order of ``StaffVerbs/teaching``.
  ///   - authoring: Those for work on the course, in the order of ``StaffVerbs/authoring``.
  package static func workshop(
    teaching: [any ParsableCommand.Type], authoring: [any ParsableCommand.Type]
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: "./workshop",
      abstract: "Learn Swift concurrency: edit a file in Exercises/, check it, go on.",
      discussion: """
        Start with `./workshop check`. It judges the first step that you have not passed and says \
        what comes next. A STEP is an id such as task-from-a-button; a STAGE is a number or a name.
        `./workshop --course FOLDER VERB` works on a trainer's own course, such as an exam.
        """,
      groupedSubcommands: [
        CommandGroup(
          name: "LEARN",
          subcommands: [
            Check.self, Watch.self, Hint.self, Explain.self, Modes.self, Play.self, Predict.self,
            Solution.self,
            Review.self, Run.self,
          ]),
        CommandGroup(name: "IN A CLASS", subcommands: [Join.self, Ask.self, Leave.self]),
        CommandGroup(
          name: "FIND YOUR WAY",
          subcommands: [
            Status.self, List.self, Route.self, Reset.self, Solve.self, ProgressVerb.self,
            Doctor.self,
          ]),
        CommandGroup(name: "TEACH", subcommands: teaching),
        CommandGroup(name: "WORK ON THE COURSE", subcommands: authoring),
      ]
    )
  }
}
