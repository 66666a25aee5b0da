import Foundation
import WorkshopDigest
import WorkshopEngine

/// Tells a report that this course's `grade` wrote from one that was changed later.
///
/// The seal is a keyed digest of the report. The key stays in the course's `.workshop` folder, so only a user who can
/// read that folder can seal or confirm a report.
public struct ReportSeal: Sendable {
  static let path = ".workshop/seal.key"
  static let length = 32

  private let key: [UInt8]

  /// Reads the course's key, which is made at the first use.
  ///
  /// - Throws: `FileTrouble`, or `CourseError` for a file that is no key.
  public init(_ layout: CourseLayout) throws {
    let file = layout.url(Self.path)
    if let known = try Self.key(at: file) {
      key = known
      return
    }
    try Self.make(file)
    // Of two that were made at the same time one is there.
    guard let made = try Self.key(at: file) else {
      throw FileTrouble(path: file.path, act: .read, code: ENOENT)
    }
    key = made
  }

  /// Of a key that a test knows.
  init(key: [UInt8]) { self.key = key }

  private static func key(at file: URL) throws -> [UInt8]? {
    do {
      let bytes = Array(try RegularFile.data(file))
      guard bytes.count == length else {
        throw CourseError(
          description:
            "\(file.path) is no key. Without the right one no earlier report can be confirmed.")
      }
      return bytes
    } catch let trouble as FileTrouble where trouble.code == ENOENT {
      return nil
    }
  }

  private static func make(_ file: URL) throws {
    var generator = SystemRandomNumberGenerator()
    let key = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    // Another call that makes one at the same moment, here or on another node, has made the key.
    _ = try writeOnce(Data(key), to: file, mode: 0o600)
  }

  /// A report as it is written: with the time of now, and sealed.
  public func sealed(_ report: GradeReport, at time: Date = Date()) throws -> GradeReport {
    var report = report
    report.gradedAt = time.formatted(.iso8601)
    report.seal = nil
    report.seal = hmacSHA256(Array(try report.json), key: key)
    return report
  }

  /// Larger than the report of any course.
  static let mostBytes = 64 << 20

  /// The report in a file, where that was sealed with this key.
  ///
  /// - Returns: The report; nil for anything else, be one byte of it changed.
  /// - Throws: `FileTrouble`.
  public func report(at file: URL) throws -> GradeReport? {
    var info = stat()
    if stat(file.path, &info) == 0, info.st_size > Self.mostBytes { return nil }
    return report(in: try RegularFile.data(file))
  }

  func report(in data: Data) -> GradeReport? {
    guard let report = try? JSONDecoder().decode(GradeReport.self, from: data),
      let seal = report.seal
    else { return nil }
    var unsealed = report
    unsealed.seal = nil
    // The bytes too: a part of the file that is not read would not be sealed.
    guard let json = try? unsealed.json, hmacSHA256(Array(json), key: key) == seal,
      (try? report.json) == data
    else { return nil }
    return report
  }
}

extension GradeReport {
  /// The bytes of `report.json`.
  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// Files that are others than those that were graded, or that were not there then; as paths below the submission.
  ///
  /// - Throws: `FileTrouble` where the process cannot open another file.
  public func differences(from submission: Submission, in course: Course) throws -> [String] {
    try steps.compactMap { graded in
      guard let step = course.steps.first(where: { $0.id == graded.id }) else { return graded.id }
      let stage = course.stage(of: step)
      let path = "\(stage.folder)/\(step.fileStem).swift"
      guard case .source(let text) = try submission.content(of: step, in: stage) else {
        return graded.file == nil ? nil : path
      }
      return graded.file?.sha256 == sha256(text) ? nil : path
    }
  }
}
