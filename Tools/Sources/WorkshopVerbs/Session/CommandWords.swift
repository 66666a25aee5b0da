import Foundation
import WorkshopEngine

/// The words of the command line: a course of the caller's own, and then the verb with its
/// arguments.
struct CommandWords {
  /// The folder of a trainer's own course, as it was typed: `./workshop --course FOLDER VERB`.
  var course: String?
  /// The verb, and what follows it.
  var rest: [String]

  static let given = CommandWords(Array(CommandLine.arguments.dropFirst()))

  init(_ words: [String]) {
    rest = words
    if words.first == "--course" {
      course = words.count > 1 ? words[1] : ""
      rest = Array(words.dropFirst(2))
    } else if let word = words.first, word.hasPrefix("--course=") {
      course = String(word.dropFirst("--course=".count))
      rest = Array(words.dropFirst())
    }
  }

  /// The root of the own course that was named, with what it borrows in place; nil where none was.
  ///
  /// `WORKSHOP_COURSE` names one for all calls of a shell.
  ///
  /// - Throws: `CourseError`, `Trouble`, or `FileTrouble`.
  func ownCourse() throws -> URL? {
    let environment = ProcessInfo.processInfo.environment["WORKSHOP_COURSE"]
    guard let path = course ?? environment.flatMap({ $0.isEmpty ? nil : $0 }) else { return nil }
    guard !path.isEmpty else {
      throw Trouble(description: "--course wants a folder: ./workshop --course FOLDER VERB")
    }
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    try OwnCourse(folder: folder, workshop: Session.findRoot()).borrow()
    return folder
  }
}
