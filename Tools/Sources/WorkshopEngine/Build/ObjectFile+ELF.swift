/// Source: System V ABI, chapters 4 (object files) and 5 (special sections).
extension ObjectFile {
  init(elf file: ObjectBytes) throws(Malformed) {
    self.init()
    guard try file.slice(4, 3) == [2, 1, 1] else {
      throw Malformed(reason: "It is no ELF file of 64 bits.")
    }
    guard try file.number(16, as: UInt16.self) == 1 else {
      throw Malformed(reason: "It is no relocatable object.")
    }
    let headers = try Self.headers(file)
    let names = try Self.contents(Int(file.number(62, as: UInt16.self)), headers, file)
    for header in headers {
      sections.append(
        Section(name: try names.text(Int(header.name)), kind: header.kind))
    }
    for header in headers where header.kind == Header.symbols {
      try readSymbols(header, headers, file)
    }
  }

  private struct Header {
    static let symbols: UInt32 = 2
    static let noBits: UInt32 = 8
    static let size = 64

    var name: UInt32
    var kind: UInt32
    var offset: Int
    var size: Int
    var link: Int
    var entrySize: Int
  }

  private static func headers(_ file: ObjectBytes) throws(Malformed) -> [Header] {
    let start = try file.offset(40)
    _ = try file.slice(start, Header.size)
    var count = Int(try file.number(60, as: UInt16.self))
    guard try file.number(58, as: UInt16.self) == Header.size else {
      throw Malformed(reason: "Its section headers have an odd size.")
    }
    // More than fit into 16 bits: the first header's size says how many.
    if count == 0, start != 0 { count = try file.offset(start + 32) }
    // Before anything is allocated for them.
    _ = try file.slice(start, count, times: Header.size)
    var headers: [Header] = []
    for index in 0..<count {
      let place = start + index * Header.size
      let header = Header(
        name: try file.number(place, as: UInt32.self),
        kind: try file.number(place + 4, as: UInt32.self), offset: try file.offset(place + 24),
        size: try file.offset(place + 32),
        link: Int(try file.number(place + 40, as: UInt32.self)),
        entrySize: try file.offset(place + 56))
      headers.append(header)
    }
    return headers
  }

  /// The bytes of a section.
  private static func contents(
    _ index: Int, _ headers: [Header], _ file: ObjectBytes
  ) throws(Malformed) -> ObjectBytes {
    // An index that does not fit into 16 bits stands in the first header.
    let index = index == 0xFFFF ? headers.first?.link ?? index : index
    guard headers.indices.contains(index), headers[index].kind != Header.noBits else {
      throw Malformed(reason: "It speaks of a section that it does not have.")
    }
    return ObjectBytes(bytes: Array(try file.slice(headers[index].offset, headers[index].size)))
  }

  private mutating func readSymbols(
    _ header: Header, _ headers: [Header], _ file: ObjectBytes
  ) throws(Malformed) {
    let entry = 24
    guard header.entrySize == entry, header.size % entry == 0 else {
      throw Malformed(reason: "Its symbols have an odd size.")
    }
    let table = ObjectBytes(bytes: Array(try file.slice(header.offset, header.size)))
    let names = try Self.contents(header.link, headers, file)
    for place in stride(from: 0, to: header.size, by: entry) {
      let binding = try table.number(place + 4, as: UInt8.self) >> 4
      // Local symbols are for this object alone. One of them is the empty first.
      guard binding != 0 else { continue }
      let name = try names.text(Int(table.number(place, as: UInt32.self)))
      if try table.number(place + 6, as: UInt16.self) == 0 {
        undefined.append(name)
      } else {
        let visibility = try table.number(place + 5, as: UInt8.self) & 3
        defined.append(
          Symbol(name: name, isWeak: binding == 2, isHidden: visibility == 1 || visibility == 2))
      }
    }
  }
}
