/// What an answer and its adapter share.
extension Judge {
  /// The names, operators and brackets in a step's adapter, without what it, the subject or the starter
  /// declares.
  func namesOfAdapter(_ step: Course.Step) throws -> Set<String> {
    guard !step.isSuite else { return [] }
    func isPartOfName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_")
        || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    func words(_ text: String) -> [String] {
      text.utf8.split { !isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
    let adapter = try layout.text(layout.adapter(step))
    var names = Set(words(adapter))
    names.formUnion(
      adapter.utf8.split { !"+-*/<>=!&|^~%?".utf8.contains($0) }
        .map { String(decoding: $0, as: UTF8.self) })
    if adapter.utf8.contains(UInt8(ascii: "[")) { names.insert("[") }
    let keywords: Set = [
      "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "case",
    ]
    // A name that one of these declares is none of the library's.
    let others = try [layout.starter(step), layout.subject(step)].map(layout.text)
    for text in [adapter] + others {
      let words = words(text)
      for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(keyword) {
        names.remove(name)
      }
    }
    // In front of `::` it is the module's, also where other things have the name.
    return names.subtracting([step.answerModule])
  }
}
