import Foundation
import Testing

@testable import EmployeeGlass

@Suite("What a server says of an import")
struct ImportStatusTests {
  private static var good: [String: Any] {
    [
      "id": "csv-1", "state": "completed", "rows": 5, "inserted": 3, "faulty": 2, "bytes": 400,
      "total_bytes": 400, "detail": NSNull(), "faults_url": "http://evil.example/",
      "faults": [
        ["line": 3, "field": "email", "code": "taken", "message": "Somebody else has this."],
        ["line": 4, "field": "", "code": "malformed", "message": "This line has 3 fields."],
      ],
    ]
  }

  private func read(_ record: [String: Any]) throws -> ImportStatus {
    try ImportStatus(json: JSONSerialization.data(withJSONObject: record), id: "csv-1")
  }

  @Test("a good answer is read")
  func good() throws {
    let status = try read(Self.good)
    #expect(status.state == .completed && (status.lines, status.added, status.leftOut) == (5, 3, 2))
    #expect(status.faults.map(\.place) == ["Line 3, Email", "Line 4"])
  }

  @Test("no count, no name and no text of an answer is believed")
  func hostile() throws {
    let fault: [String: Any] = ["line": 3, "field": "email", "message": "No."]
    let wrong: [(String, Any)] = [
      ("id", "csv-2"), ("id", 1), ("state", "exploded"), ("state", NSNull()), ("rows", -5),
      ("rows", "5"), ("rows", 6), ("rows", 1.5), ("inserted", -1), ("inserted", 1e300),
      ("faulty", Int.max), ("bytes", -1), ("bytes", 1 << 40), ("bytes", NSNull()),
      ("faults", 7), ("faults", [7]), ("faults", Array(repeating: fault, count: 101)),
    ]
    for (key, value) in wrong {
      #expect(throws: EmployeeServiceError.self, "\(key): \(value)") {
        try read(Self.good.merging([key: value]) { $1 })
      }
    }
    for (key, value) in [
      ("line", 0), ("line", -3), ("line", Int.max), ("line", "3"), ("message", ""),
      ("message", "a\u{202e}b"), ("message", "a\nb"), ("field", "\u{7}"),
      ("message", String(repeating: "x", count: Employee.longestText + 1)),
    ] as [(String, Any)] {
      #expect(throws: EmployeeServiceError.self, "\(key): \(value)") {
        try read(Self.good.merging(["faults": [fault.merging([key: value]) { $1 }]]) { $1 })
      }
    }
    #expect(throws: EmployeeServiceError.self, "Counts that fit each other, and no file") {
      try read(Self.good.merging(["rows": 1 << 30, "inserted": (1 << 30) - 2]) { $1 })
    }
    let json = try JSONSerialization.data(withJSONObject: Self.good)
    for length in stride(from: 0, to: json.count, by: 7) {
      #expect(throws: EmployeeServiceError.self) {
        try ImportStatus(json: json.prefix(length), id: "csv-1")
      }
    }
  }

  @Test("words that are not fit to be shown are left out")
  func detail() throws {
    for (detail, shown) in [
      ("The record is too long.", "The record is too long."), ("", nil), ("a\u{0}b", nil),
    ] as [(String, String?)] {
      #expect(try read(Self.good.merging(["detail": detail]) { $1 }).detail == shown)
    }
  }
}
