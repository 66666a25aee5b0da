import Testing

@testable import EmployeeServer

@Suite("CSV")
struct CSVReaderTests {
  private static func records(_ bytes: [UInt8]) throws -> [CSVReader.Record] {
    var reader = CSVReader()
    var records: [CSVReader.Record] = []
    for byte in bytes {
      if let record = try reader.read(byte) { records.append(record) }
    }
    if let record = try reader.finish() { records.append(record) }
    return records
  }

  /// `line: field|field`, and an exclamation mark where something is wrong.
  private static func summary(_ text: String) throws -> [String] {
    try records(Array(text.utf8)).map { record in
      let fields = record.fields.map { String(decoding: $0, as: UTF8.self) }
      return "\(record.line): \(fields.joined(separator: "|"))\(record.fault == nil ? "" : " !")"
    }
  }

  @Test(
    "records come out as RFC 4180 has them",
    arguments: [
      ("", []), ("\r\n\n", []), ("a,b\r\nc,d\r\n", ["1: a|b", "2: c|d"]),
      ("a,b\nc,d", ["1: a|b", "2: c|d"]), ("a\r\n\r\nb", ["1: a", "3: b"]),
      (",\r\n", ["1: |"]), ("\"\"\r\n", ["1: "]), ("\"\",", ["1: |"]),
      ("\"a,b\",\"c\"\"d\"\r\n", ["1: a,b|c\"d"]),
      ("\"a\r\nb\",c\r\nd,e\r\n", ["1: a\r\nb|c", "3: d|e"]),
      ("\u{feff}a,b\r\n", ["1: a|b"]), ("\u{feff}\"a\",b", ["1: a|b"]), ("\u{feff}", []),
      ("a,\u{feff}b", ["1: a|\u{feff}b"]), (" a , \"b\"", ["1:  a | \"b\" !"]),
      ("a\"b,c", ["1: a\"b|c !"]), ("\"a\"b,c\nd", ["1: ab|c !", "2: d"]),
      ("\"a", ["1: a !"]), ("a\rb,c", ["1: a\rb|c !"]), ("a\r", ["1: a"]),
      ("a\r\r\nb", ["1: a\r !", "2: b"]),
      ("名,é\r\n", ["1: 名|é"]), ("a\0b", ["1: a\0b"]),
    ])
  func records(_ text: String, _ expected: [String]) throws {
    #expect(try Self.summary(text) == expected)
  }

  @Test("half a byte order mark is no mark, and no byte of it is lost")
  func halfMark() throws {
    for bytes: [UInt8] in [[0xef, 0x61], [0xef, 0xbb, 0x61], [0xef, 0xef, 0xbb, 0xbf]] {
      #expect(try Self.records(bytes).first?.fields == [bytes])
    }
  }

  @Test("a record without an end is refused, and others of that length are not")
  func tooLong() throws {
    let limit = CSVReader.longestRecord
    let quoted = "a\n\"" + String(repeating: "b\n", count: limit)
    #expect(throws: CSVReader.TooLong(line: 2)) { try Self.records(Array(quoted.utf8)) }
    let row = String(repeating: "c", count: limit - 1) + "\n"
    #expect(try Self.records(Array((row + row).utf8)).count == 2)
  }

  @Test("what is written is read back", arguments: 0..<50)
  func roundTrip(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let rows = (0..<20).map { _ in
      (0...random.below(4)).map { _ in
        (0..<random.below(6)).map { _ in random.pick(["a", ",", "\"", "\r\n", "\n", " ", "é", "名"])
        }
        .joined()
      } + ["x"]
    }
    let text = rows.map { CSVReader.line($0) }.joined()
    let read = try Self.records(Array(text.utf8))
    #expect(read.map { $0.fields.map { String(decoding: $0, as: UTF8.self) } } == rows)
    #expect(read.allSatisfy { $0.fault == nil })
  }
}
