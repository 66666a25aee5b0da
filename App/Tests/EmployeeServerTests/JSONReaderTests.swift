import Foundation
import Testing

@testable import EmployeeServer

@Suite("JSON")
struct JSONReaderTests {
  @Test(
    "what is not JSON is refused, with the place",
    arguments: [
      ("", 1, 1), (" ", 1, 2), ("{", 1, 2), ("{\"a\": 1,\n \"b\" 2}", 2, 6), ("{\"a\":1,}", 1, 8),
      ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\"a\":01}", 1, 7), ("{'a':1}", 1, 2), ("{a:1}", 1, 2),
      ("{\"a\":1}x", 1, 8), ("nul", 1, 4), ("True", 1, 1), ("NaN", 1, 1), ("-", 1, 2), ("1.", 1, 3),
      (".5", 1, 1), ("+1", 1, 1), ("1e", 1, 3), ("0x10", 1, 2), ("\"a", 1, 3), ("\"a\nb\"", 1, 3),
      ("\"\\x\"", 1, 2), ("\"\\u12g4\"", 1, 4), ("\"\\ud800\"", 1, 2), ("\"\\ud800\\u0041\"", 1, 2),
      ("\"\\udc00\"", 1, 2), ("{\"a\":1,\n\n  \"a\":2}", 3, 3), ("{\"é\":1,\"é\"}", 1, 8),
      ("/* */ 1", 1, 1), ("\u{feff}1", 1, 1), ("[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]", 1, 17),
    ])
  func faults(_ text: String, _ line: Int, _ column: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSONReader.value(of: Array(text.utf8)) }
    #expect(fault.map { [$0.line, $0.column] } == [line, column], "\(String(describing: fault))")
  }

  @Test(
    "JSON is read as it was written",
    arguments: [
      ("null", JSONValue.null), (" \t\r\n true ", .boolean(true)),
      ("-0.5e+10", .number("-0.5e+10")),
      ("12345678901234567890", .number("12345678901234567890")), ("[]", .array([])),
      ("[0, false]", .array([.number("0"), .boolean(false)])),
      (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, .string("\"\\/\u{8}\u{c}\n\r\té😀")),
      (#"{"a":{"b":[{}]}}"#, .object(["a": .object(["b": .array([.object([:])])])])),
    ])
  func values(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONReader.value(of: Array(text.utf8)) == value)
  }

  @Test("bytes that are not UTF-8 are refused")
  func encoding() {
    for bytes in [[0xff], [0x22, 0xc3, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22]] as [[UInt8]] {
      #expect(throws: JSONFault.self) { try JSONReader.value(of: bytes) }
    }
  }

  @Test("every value that is written can be read again, and no text at all crashes the reader")
  func generated() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<500 {
      let value = Self.value(using: &generator, depth: 4)
      var bytes = Array(value.source.utf8)
      #expect(try JSONReader.value(of: bytes) == value)
      // One byte changed, or the end cut off: right or wrong, it comes to an end.
      bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
      _ = try? JSONReader.value(of: bytes)
      _ = try? JSONReader.value(of: Array(bytes.prefix(generator.below(bytes.count + 1))))
    }
  }

  private static func value(using generator: inout SplitMix, depth: Int) -> JSONValue {
    switch generator.below(depth == 0 ? 4 : 6) {
    case 0: .null
    case 1: .boolean(generator.below(2) == 0)
    case 2: .number(String(Int64(truncatingIfNeeded: generator.next())))
    case 3: .string(text(using: &generator))
    case 4:
      .array((0..<generator.below(4)).map { _ in value(using: &generator, depth: depth - 1) })
    default:
      .object(
        Dictionary(
          (0..<generator.below(4)).map { _ in
            (text(using: &generator), value(using: &generator, depth: depth - 1))
          }, uniquingKeysWith: { first, _ in first }))
    }
  }

  private static func text(using generator: inout SplitMix) -> String {
    let scalars = (0..<generator.below(6)).compactMap { _ in
      Unicode.Scalar(UInt32(generator.below(generator.below(2) == 0 ? 0x80 : 0x11_0000)))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
