import Foundation
import WorkshopEngine

extension OwnCourse {
  /// Makes the folder, with one stage that has no steps yet.
  ///
  /// - Parameters:
  ///   - title: The course's title.
  ///   - stage: The stage's name, one word such as `Exam`.
  /// - Returns: the paths that were written.
  /// - Throws: `CourseError` where the folder holds anything already, or the name is none; `FileTrouble`.
  public func make(title: String, stage name: String) throws -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.allSatisfy({ $0 == ".git" }) else {
      throw CourseError(
        description: "\(folder.path) holds something already. Name a folder that is new or empty.")
    }
    guard !folder.path.hasPrefix(workshop.path + "/") else {
      throw CourseError(
        description: "\(folder.path) is in the workshop's own folder, which learners have too.")
    }
    let stage = Course.Stage(number: 1, name: name, title: title, steps: [])
    let course = Course(schema: Course.currentSchema, title: title, routes: [], stages: [stage])
    try course.refuseContradictions()
    let manifest = try PackageManifest.updated(
      RegularFile.text(workshop.appendingPathComponent("Package.swift"), named: "Package.swift"),
      for: course)
    let files = [
      ("Exercises/\(stage.folder)/README.md", "# \(title)\n"),
      (".gitignore", Self.ignored), ("Package.swift", manifest), ("Course.json", course.text),
    ]
    for (path, text) in files {
      try writeAtomically(
        Data(text.utf8), to: folder.appendingPathComponent(path), named: path)
    }
    try borrow()
    return files.map(\.0)
  }

  private static let ignored =
    ([".build/", ".workshop/", "Package.resolved"] + borrowed.map { "/\($0)" })
    .joined(separator: "\n") + "\n"
}
