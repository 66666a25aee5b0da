import Foundation
import WorkshopEngine

/// A folder with a folder for each submission, as a learning platform exports it.
///
/// Names are hostile until checked: a submission is a folder itself and no link to one, and hidden ones are left out.
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
    let visible = all.filter { !$0.hasPrefix(".") }.sorted()
    let isFolder = Dictionary(
      uniqueKeysWithValues: visible.map { name in
        var info = stat()
        let path = folder.appendingPathComponent(name).path
        return (name, lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR)
      })
    names = visible.filter { isFolder[$0] == true }
    leftOut = visible.filter { isFolder[$0] != true }
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
