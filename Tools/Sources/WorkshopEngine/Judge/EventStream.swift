import Foundation

/// The records that Swift Testing writes for a run, as far as a verdict needs them.
///
/// Source: swift-testing, Documentation/ABI/JSON.md, version 6.3.
struct EventStream: Sendable {
  struct Test: Sendable, Equatable {
    var id: String
    var name: String
    var isSuite: Bool
    /// Where it is declared; nil for a record without a place.
    var place: Place?
  }

  struct Event: Sendable {
    var kind: String
    var testID: String?
    var symbols: [String]
    var texts: [String]
    /// False for an issue of lesser severity than an error.
    var isFailure: Bool
    /// Where the issue was recorded.
    var place: Place?
  }

  /// A line of a source file.
  struct Place: Sendable, Equatable, Comparable {
    /// The file's name, without its folder.
    var file: String
    var line: Int

    /// `Checks.swift` comes before `Checks+Topic.swift`, as a name comes before a longer one.
    static func < (left: Self, right: Self) -> Bool {
      (left.file.fileStem, left.line) < (right.file.fileStem, right.line)
    }
  }

  var tests: [Test] = []
  var events: [Event] = []
  /// Lines that are no record of the expected form: nothing that Swift Testing wrote.
  var unreadable = 0

  init(_ bytes: [UInt8]) {
    let decoder = JSONDecoder()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)),
        record.version == ToolchainAssumptions.eventVersion
      else {
        unreadable += 1
        continue
      }
      let payload = record.payload
      if record.kind == "test", let id = payload.id {
        tests.append(
          Test(
            id: id, name: payload.displayName ?? payload.name ?? id,
            isSuite: payload.kind == "suite", place: payload.sourceLocation?.place))
      } else if record.kind == "event", let kind = payload.kind {
        events.append(
          Event(
            kind: kind, testID: payload.testID,
            symbols: payload.messages?.map(\.symbol) ?? [],
            texts: payload.messages?.map(\.text) ?? [],
            isFailure: payload.issue.map { $0.isFailure ?? true } ?? false,
            place: payload.issue?.sourceLocation?.place))
      } else {
        unreadable += 1
      }
    }
  }

  /// The tests, without suites, that have begun and not ended.
  var unfinished: [Test] {
    let ended = Set(events.filter { $0.kind == "testEnded" }.compactMap(\.testID))
    let begun = Set(events.filter { $0.kind == "testStarted" }.compactMap(\.testID))
    return tests.filter { !$0.isSuite && begun.contains($0.id) && !ended.contains($0.id) }
  }

  private struct Record: Decodable {
    var kind: String
    var version: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var id: String?
    var kind: String?
    var name: String?
    var displayName: String?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
    var sourceLocation: Location?
  }

  private struct Message: Decodable {
    var symbol: String
    var text: String
  }

  private struct Issue: Decodable {
    var isFailure: Bool?
    var sourceLocation: Location?
  }

  private struct Location: Decodable {
    /// The module's name, a slash, and the file's.
    var fileID: String
    var line: Int

    var place: Place {
      Place(file: URL(fileURLWithPath: fileID).lastPathComponent, line: line)
    }
  }
}
