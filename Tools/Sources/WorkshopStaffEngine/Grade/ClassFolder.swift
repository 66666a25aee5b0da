import Foundation
import WorkshopEngine

/// A folder with a folder for each submission, as a learning platform exports it.
///
/// Names are hostile until checked: a submission is a folder itself, a link to one cannot be graded, and hidden ones
/// are left out.
public struct ClassFolder: Sendable {
  public let folder: URL
  /// The names of the submissions, in order.
  public let names: [String]
  /// What lies there and is no submission.
  public let leftOut: [String]

  /// - Throws: `Submission.Unusable`.
  public init(folder: URL) throws {
    var info = stat()
    guard stat(folder.path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR,
      let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else {
      throw Submission.Unusable(
        description: "\(folder.path) cannot be graded: it is no folder that can be read.")
    }
    self.folder = folder
    // In an array: two names that a string takes for equal are two folders for the system.
    let visible = all.filter { !$0.hasPrefix(".") }.sorted().map { name in
      (name: name, kind: Self.kind(of: folder.appendingPathComponent(name).path))
    }
    names = visible.filter { $0.kind != .other }.map(\.name)
    leftOut = visible.filter { $0.kind == .other }.map(\.name)
  }

  private enum Kind {
    case folder
    /// A symbolic link to a folder, or a name that is not UTF-8: a submission that cannot be graded as it is.
    case unusable
    case other
  }

  private static func kind(of path: String) -> Kind {
    var info = stat()
    guard lstat(path, &info) == 0 else { return .unusable }
    if info.st_mode & S_IFMT == S_IFDIR { return .folder }
    let isLink = info.st_mode & S_IFMT == S_IFLNK
    guard isLink, stat(path, &info) == 0 else { return .other }
    return info.st_mode & S_IFMT == S_IFDIR ? .unusable : .other
  }

  /// The submission of that name.
  ///
  /// - Throws: `Submission.Unusable`, also for a link to a folder.
  func submission(_ name: String) throws -> Submission {
    let place = folder.appendingPathComponent(name)
    switch Self.kind(of: place.path) {
    case .folder, .other: return try Submission(folder: place)
    case .unusable:
      throw Submission.Unusable(
        description: "\(place.path) cannot be graded: it is a link, or its name is no UTF-8 text.")
    }
  }

  /// One part of so many, such as a task of a cluster's: every so manieth submission.
  public struct Part: Sendable, Equatable {
    public var number: Int
    public var count: Int

    /// - Parameter word: Such as `3/16`; the first is 1.
    public init?(_ word: String) {
      guard let match = word.wholeMatch(of: /([0-9]{1,6})\/([0-9]{1,6})/),
        let number = Int(match.1), let count = Int(match.2), count > 0, (1...count).contains(number)
      else { return nil }
      (self.number, self.count) = (number, count)
    }
  }

  /// The submissions of one part; all without one.
  public func names(in part: Part?) -> [String] {
    guard let part else { return names }
    return names.enumerated().filter { $0.offset % part.count == part.number - 1 }.map(\.element)
  }
}
