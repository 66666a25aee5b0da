import Foundation
import WorkshopEngine

extension GradeReport {
  public static let fileNames = ["report.json", "junit.xml", "summary.md"]

  /// Writes `report.json`, `junit.xml` and `summary.md`, each whole or not at all.
  ///
  /// `report.json` comes last: where it is, all are.
  ///
  /// - Parameter folder: Made if it is not there; other files in it stay.
  /// - Throws: a file system error.
  public func write(to folder: URL) throws {
    let contents = [try json, Data(junit.utf8), Data(summary.utf8)]
    for (name, data) in zip(Self.fileNames, contents).reversed() {
      try writeAtomically(data, to: folder.appendingPathComponent(name))
    }
  }
}
