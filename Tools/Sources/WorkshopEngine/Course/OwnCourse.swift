import Foundation

/// A folder of a trainer's own steps, such as an exam, outside the workshop's repository.
///
/// It has a `Course.json`, `Exercises`, `Solutions` and `Checks` of its own. What all steps share is borrowed from a
/// checkout of the workshop, by links that are made anew at each use, so that the folder can be moved.
public struct OwnCourse: Sendable {
  /// Borrowed, and never written through a link.
  static let borrowed = ["Support", "WorkshopUI", ".swift-format"]

  let folder: URL
  let workshop: URL

  /// - Parameters:
  ///   - folder: Where the trainer's steps are.
  ///   - workshop: The root of a checkout of the workshop.
  public init(folder: URL, workshop: URL) {
    self.folder = folder.standardizedFileURL
    self.workshop = workshop
  }

  /// Links what is borrowed.
  ///
  /// - Throws: `CourseError` where there is no course, or a file of another kind at a link's place; `FileTrouble`.
  public func borrow() throws {
    guard exists("Course.json") else {
      throw CourseError(
        description:
          "\(folder.path) has no Course.json. `./workshop new-course \(folder.path)` makes a course there."
      )
    }
    for name in Self.borrowed { try link(name) }
  }

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

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  private func link(_ name: String) throws {
    let place = folder.appendingPathComponent(name)
    let target = workshop.appendingPathComponent(name).path
    let manager = FileManager.default
    if let known = try? manager.destinationOfSymbolicLink(atPath: place.path) {
      if known == target { return }
      try FileTrouble.telling(place.path, .write) { try manager.removeItem(at: place) }
    } else if exists(name) {
      throw CourseError(
        description:
          "\(place.path) is where a link to the workshop's \(name) has to be. Move it away.")
    }
    try FileTrouble.telling(place.path, .write) {
      try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    }
  }
}

extension CourseLayout {
  /// Whether what all steps share is another course's.
  var borrowsSupport: Bool { isLink("Support") }
}
