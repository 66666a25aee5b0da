import Foundation

/// A folder of a trainer's own steps, such as an exam, outside the workshop's repository.
///
/// It has a `Course.json`, `Exercises`, `Solutions` and `Checks` of its own. What all steps share is borrowed from a
/// checkout of the workshop, by links that are made anew at each use, so that the folder can be moved.
public struct OwnCourse: Sendable {
  /// Borrowed, and never written through a link.
  package static let borrowed = ["Support", "WorkshopUI", ".swift-format"]

  package let folder: URL
  package let workshop: URL

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
  package var borrowsSupport: Bool { isLink("Support") }
}
