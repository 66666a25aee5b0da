import Testing

@testable import EmployeeServer

@Suite("Folding")
struct FoldingTests {
  @Test(
    "writings of one word fold to one text",
    arguments: [
      ["Łódź", "łódź", "LODZ", "Lo\u{301}dz\u{301}"], ["Straße", "STRASSE", "STRAẞE"],
      ["İstanbul", "istanbul", "ıstanbul", "ISTANBUL"], ["Ælfþryð", "AELFTHRYD"],
      ["Ὀδυσσεύς", "ΟΔΥΣΣΕΥΣ", "οδυσσευσ"], ["ﬁn", "fin", "FIN"], ["Ｔｏｋｙｏ", "tokyo"],
      ["مُحَمَّد", "محمد"], ["Ёлка", "елка"], ["한", "\u{1112}\u{1161}\u{11ab}"],
    ])
  func same(_ writings: [String]) {
    #expect(Set(writings.map(\.folded)).count == 1, "\(writings.map(\.folded))")
  }

  @Test(
    "letters that differ in their own script stay apart",
    arguments: [
      ("か", "が"), ("कि", "की"), ("ก็", "ก"), ("o", "a"),
    ])
  func different(_ one: String, _ other: String) {
    #expect(one.folded != other.folded)
  }

  @Test("to fold twice is to fold once")
  func idempotent() {
    for value in (0x20...0x24ff as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b"
      #expect(text.folded.folded == text.folded, "U+\(String(value, radix: 16))")
    }
  }
}
