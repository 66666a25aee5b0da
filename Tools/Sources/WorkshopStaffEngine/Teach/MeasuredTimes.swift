import Foundation
import WorkshopEngine

/// How long learners of a class took for the steps.
///
/// It is read from what their `./workshop status --json` printed, a file a learner; what other people hand in is
/// hostile until it is checked.
public struct MeasuredTimes: Sendable {
  /// The seconds that each learner took who passed a step, by its id.
  private var seconds: [String: [Int]] = [:]
  /// How many files were read.
  public private(set) var learners = 0
  /// Names of the files that are no such report.
  public private(set) var unreadable: [String] = []

  /// Fewer times would show how long a single learner needed.
  static let enough = 3
  /// Two days: more is a clock that was set, and no time of a learner's.
  static let longest = 2 * 24 * 3600

  private struct Report: Decodable {
    struct Row: Decodable {
      var id: String
      var state: String
      var seconds: Int?
    }
    var steps: [Row]
  }

  /// - Throws: `FileTrouble` where the folder cannot be read.
  public init(folder: URL) throws {
    let names = try FileTrouble.telling(folder.path, .read) {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    for name in names.sorted() where name.hasSuffix(".json") {
      guard let data = try? RegularFile.data(folder.appendingPathComponent(name)),
        let report = try? JSONDecoder().decode(Report.self, from: data)
      else {
        unreadable.append(name)
        continue
      }
      add(report)
    }
  }

  private mutating func add(_ report: Report) {
    learners += 1
    var seen = Set<String>()
    for row in report.steps where row.state.hasPrefix("passed") || row.state == "edited-after-pass"
    {
      guard let taken = row.seconds, (1...Self.longest).contains(taken),
        seen.insert(row.id).inserted
      else { continue }
      seconds[row.id, default: []].append(taken)
    }
  }

  /// The median of a step's times in whole minutes, at least one; nil where fewer than three learners passed it.
  public func minutes(_ id: String) -> Int? {
    guard let times = seconds[id]?.sorted(), times.count >= Self.enough else { return nil }
    let middle = times.count / 2
    let median =
      times.count.isMultiple(of: 2) ? (times[middle - 1] + times[middle]) / 2 : times[middle]
    return max(1, (median + 30) / 60)
  }

  /// A stage whose minutes are far from those that learners took.
  public struct Deviation: Sendable, Equatable {
    public var stage: Course.Stage
    /// The minutes in `Course.json` of the steps that were measured.
    public var planned: Int
    public var measured: Int
  }

  /// The stages whose minutes are less than two thirds of what learners took, or more than one and a half times as many.
  ///
  /// Only steps that enough learners passed count, on both sides.
  public func deviations(from course: Course) -> [Deviation] {
    course.stages.compactMap { stage in
      let pairs = stage.steps.compactMap { step in minutes(step.id).map { (step.minutes, $0) } }
      let (planned, measured) = pairs.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
      guard !pairs.isEmpty, planned * 3 < measured * 2 || planned * 2 > measured * 3 else {
        return nil
      }
      return Deviation(stage: stage, planned: planned, measured: measured)
    }
  }
}
