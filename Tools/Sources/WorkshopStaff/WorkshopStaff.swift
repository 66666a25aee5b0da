import ArgumentParser
import WorkshopVerbs

/// `./workshop` with all its verbs: those of learners, trainers and authors.
struct WorkshopStaff: AsyncParsableCommand {
  static let configuration = CommandConfiguration.workshop(
    teaching: [
      ScheduleVerb.self, Room.self, Grade.self, GradeClass.self, Confirm.self,
    ],
    authoring: [
      Verify.self, Soak.self, Answer.self, Generate.self, NewStep.self, NewCourse.self,
    ])
}

@main
enum Main {
  static func main() async {
    await CommandProgram<WorkshopStaff>.main()
  }
}
