/// A part of a text that is read as bytes.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  func begins(with word: StaticString) -> Bool {
    word.withUTF8Buffer { count >= $0.count && prefix($0.count).elementsEqual($0) }
  }

  func has(_ word: StaticString) -> Bool { position(of: word) != nil }

  func has(_ word: [UInt8]) -> Bool { word.withUnsafeBufferPointer { position(of: $0) != nil } }

  /// Where a word begins for the first time.
  func position(of word: StaticString) -> Int? {
    word.withUTF8Buffer { position(of: $0) }
  }

  /// Where a word ends that stands here for the first time.
  func end(of word: StaticString) -> Int? {
    position(of: word).map { $0 + word.utf8CodeUnitCount }
  }

  private func position(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    var rest = self
    while rest.count >= word.count, let start = rest.firstIndex(of: word[0]) {
      if rest[start...].starts(with: word) { return start }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  /// The number that these bytes begin with, and where it ends.
  var number: (value: Int, end: Int)? {
    let digits = prefix(while: \.isDigit)
    guard !digits.isEmpty else { return nil }
    let value = digits.reduce(0) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) }
    return (value, digits.endIndex)
  }

  /// The numbers of all values, such as 7 of `%7`, in their order.
  var values: [Int] {
    var values: [Int] = []
    var rest = self
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(sign + 1)...]
      if let (value, end) = rest.number {
        values.append(value)
        rest = rest[end...]
      }
    }
    return values
  }

  /// The numbers of all labels, such as 2 of `bb2`, that stand as words of their own.
  var labels: [Int] {
    var labels: [Int] = []
    var rest = self
    while let start = rest.position(of: "bb") {
      let isWord = start == startIndex || !self[start - 1].isPartOfWord
      rest = rest[(start + 2)...]
      if isWord, let (label, end) = rest.number, end == endIndex || !self[end].isPartOfWord {
        labels.append(label)
      }
    }
    return labels
  }

  /// The numbers of a block's parameters whose types are addresses, such as 0 of `%0 : @guaranteed $*Int`.
  var parametersThatAreAddresses: [Int] {
    var found: [Int] = []
    var rest = self
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(sign + 1)...]
      guard let (value, end) = rest.number, self[end...].begins(with: " : ") else { continue }
      var type = self[(end + 3)...]
      while type.first == UInt8(ascii: "@"), let space = type.firstIndex(of: UInt8(ascii: " ")) {
        type = type[(space + 1)...]
      }
      if type.begins(with: "$*") { found.append(value) }
    }
    return found
  }

  /// The place in the code, where the line says one: `loc "name":line:column`.
  var place: HeldAccess? {
    var rest = self
    while let start = rest.end(of: "loc ") {
      rest = rest[start...]
      let quoted = rest.begins(with: "* ") ? rest.dropFirst(2) : rest
      guard quoted.first == UInt8(ascii: "\""),
        let end = quoted.dropFirst().firstIndex(of: UInt8(ascii: "\"")),
        let (line, colon) = numberBehindColon(end + 1),
        let (column, _) = numberBehindColon(colon)
      else { continue }
      return HeldAccess(line: line, column: column)
    }
    return nil
  }

  private func numberBehindColon(_ index: Int) -> (value: Int, end: Int)? {
    guard index < endIndex, self[index] == UInt8(ascii: ":") else { return nil }
    return self[(index + 1)...].number
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isPartOfWord: Bool {
    isDigit || self == UInt8(ascii: "_")
      || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }
}
