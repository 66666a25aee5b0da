import Foundation
import Testing

@testable import EmployeeServer

@Suite("Validation")
struct ValidationTests {
  private static func long(_ count: Int) -> JSONValue {
    .string(String(repeating: "é", count: count))
  }

  @Test("each field is refused by its name, with what is wrong")
  func fields() async throws {
    try await withServer(employees: 1) { client in
      for (field, value, code) in Self.wrong {
        for (method, path) in [("POST", "/employees"), ("PUT", "/employees/1")] {
          let answer = try await client.send(method, path, json: person([field: value]))
          #expect(answer.status == 422, "\(field) \(value)")
          #expect(answer.header("Content-Type") == "application/problem+json")
          #expect(try answer.complaints == ["\(field) \(code)"], "\(value)")
        }
      }
      #expect(try await client.send("GET", "/health").json["employees"]?.integer == 1)
    }
  }

  private static let wrong: [(String, JSONValue, String)] = [
    ("name", .string(""), "empty"), ("name", .string(" \t "), "empty"),
    ("name", .string("\u{200b}"), "empty"), ("name", .string("42"), "malformed"),
    ("name", .string("a\nb"), "malformed"), ("name", .string("a\u{0}b"), "malformed"),
    ("name", .string("a\u{202e}b"), "malformed"), ("name", long(101), "too_long"),
    // One character to a reader, and a thousand bytes in memory.
    ("name", .string("a" + String(repeating: "\u{301}", count: 500)), "too_long"),
    ("name", .number("1"), "wrong_type"), ("name", .null, "wrong_type"),
    ("sort_name", long(101), "too_long"), ("sort_name", .string(""), "empty"),
    ("sort_name", .array([]), "wrong_type"),
    ("department", .string("engineering"), "not_allowed"), ("department", .string(""), "empty"),
    ("department", .boolean(true), "wrong_type"),
    ("title", long(101), "too_long"), ("title", .object([:]), "wrong_type"),
    ("email", .string("ada"), "malformed"), ("email", .string("a@b"), "malformed"),
    ("email", .string("a b@c.example"), "malformed"), ("email", .string("@c.example"), "malformed"),
    ("email", .string("a@@c.example"), "malformed"),
    ("email", .string(".a@c.example"), "malformed"),
    ("email", .string("a..b@c.example"), "malformed"),
    ("email", .string("a@-c.example"), "malformed"),
    ("email", .string("a@c..example"), "malformed"),
    ("email", .string("ädä@c.example"), "malformed"),
    ("email", .string(String(repeating: "a", count: 65) + "@c.example"), "malformed"),
    ("email", .string("a@" + String(repeating: "b.", count: 130) + "c"), "too_long"),
    ("phone", .string("12"), "malformed"), ("phone", .string("call me"), "malformed"),
    ("phone", .string("1++2 345"), "malformed"), ("phone", .string("١٢٣٤"), "malformed"),
    ("phone", .string(String(repeating: "1", count: 31)), "too_long"),
    ("phone", .number("123"), "wrong_type"),
    ("office", long(61), "too_long"), ("office", .string(""), "empty"),
    ("start_date", .string("2020-2-9"), "malformed"),
    ("start_date", .string("2021-02-29"), "malformed"),
    ("start_date", .string("1900-02-29"), "malformed"),
    ("start_date", .string("2020-13-01"), "malformed"),
    ("start_date", .string("2020-04-31"), "malformed"),
    ("start_date", .string("2020-01-00"), "malformed"),
    ("start_date", .string("٢٠٢٠-01-01"), "malformed"),
    ("start_date", .string("20200101"), "malformed"),
    ("start_date", .string("1949-12-31"), "out_of_range"),
    ("start_date", .string("2100-01-01"), "out_of_range"),
    ("start_date", .string("2020-01-01T00:00:00Z"), "too_long"),
    ("manager_id", .string("1"), "wrong_type"), ("manager_id", .boolean(false), "wrong_type"),
    ("id", .number("7"), "read_only"), ("avatar_url", .null, "read_only"),
    ("salary", .number("1"), "unknown"), ("Name", .string("Ada"), "unknown"),
    ("", .null, "unknown"),
  ]

  @Test("what is at a limit is taken")
  func limits() async throws {
    try await withServer(employees: 1) { client in
      let right: [(String, JSONValue)] = [
        ("name", Self.long(100)), ("sort_name", Self.long(100)), ("sort_name", .null),
        ("title", Self.long(100)), ("office", Self.long(60)), ("name", .string("Sutrisno")),
        ("name", .string("S. Karthik")), ("name", .string("O’Connor-Ng'ang'a")),
        ("name", .string("محمد")), ("name", .string("نگار\u{200c}ین")),
        ("name", .string("X Æ A-12")),
        ("email", .string(String(repeating: "a", count: 64) + "@c.example")),
        ("email", .string("o'brien+tag@sub.domain-1.example")), ("phone", .string("110")),
        ("phone", .string("+44 (0)20 7946-0123")), ("start_date", .string("1950-01-01")),
        ("start_date", .string("2099-12-31")), ("start_date", .string("2000-02-29")),
        ("manager_id", .number("1")),
      ]
      for (number, (field, value)) in right.enumerated() {
        var fields: [String: JSONValue] = ["email": .string("p\(number)@employees.example")]
        fields[field] = value
        let answer = try await client.add(fields)
        #expect(answer.status == 201, "\(field) \(value) \(answer.text)")
      }
    }
  }

  @Test("every field that has to be there is asked for, and all at once")
  func missing() async throws {
    try await withServer(employees: 1) { client in
      let required = ["name", "department", "title", "email", "office", "start_date"]
      for field in required {
        let answer = try await client.send("POST", "/employees", json: person(without: field))
        #expect(try answer.complaints == ["\(field) required"])
      }
      let answer = try await client.send("POST", "/employees", json: #"{"x":1}"#)
      #expect(try answer.complaints == required.map { "\($0) required" } + ["x unknown"])
    }
  }
}
