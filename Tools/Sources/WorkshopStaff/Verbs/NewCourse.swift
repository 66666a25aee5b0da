import ArgumentParser
import Foundation
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct NewCourse: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.NewCourse.name,
    abstract: StaffVerbs.NewCourse.abstract,
    discussion: """
      The folder gets one stage without steps. All verbs work on it: \
      `./workshop --course FOLDER new-step ...`, then `verify`, `check`, `grade` and the others.
      """)

  @Argument(help: "A folder that is new or empty.")
  var folder: String

  @Option(help: "The course's title.")
  var title: String = "Exam"

  @Option(help: "The name of its stage: one word.")
  var stage: String = "Exam"

  func validate() throws {
    guard !folder.isEmpty else { throw ValidationError("FOLDER is empty.") }
  }

  func run() async throws {
    let place = URL(fileURLWithPath: folder)
    let style = Style(descriptor: 1, course: folder)
    let made = try OwnCourse(
      folder: place.resolvingSymlinksInPath(), workshop: Session.findRoot()
    ).make(title: title, stage: stage)
    for path in made { print("  \(style.cyan(place.appendingPathComponent(path).relativePath))") }
    print(
      """
      Next: \(style.command("new-step", nil)) ID --stage \(stage) --number 1 --title "..."
      """)
  }
}
