/// A relocatable object as the compiler writes it: ELF on Linux, Mach-O on Apple's systems; 64 bits, little-endian.
///
/// Its bytes come from a compiler that read a stranger's file, so nothing in them is believed before
/// it has been compared with the bounds.
struct ObjectFile: Sendable, Equatable {
  struct Section: Sendable, Equatable {
    /// In Mach-O the segment's name stands in front, and a comma.
    var name: String
    /// The kind that the linker goes by, and not its name: `SHT_…` in ELF, `S_…` in Mach-O.
    var kind: UInt32
  }

  struct Symbol: Sendable, Equatable {
    /// As the compiler has it: without the underscore that Mach-O puts in front of all names.
    var name: String
    /// Whether another object's definition of that name may take its place, without a complaint.
    var isWeak: Bool
    /// Whether the program's other objects see it, and not the libraries.
    var isHidden: Bool
  }

  var sections: [Section] = []
  /// What it wants from other objects and from libraries.
  var undefined: [String] = []
  /// What it gives to others; symbols of its own are left out.
  var defined: [Symbol] = []

  init(sections: [Section] = [], undefined: [String] = [], defined: [Symbol] = []) {
    (self.sections, self.undefined, self.defined) = (sections, undefined, defined)
  }

  /// The bytes are no such object, or are cut off, or contradict themselves.
  struct Malformed: Error, Equatable {
    var reason: String
  }

  /// - Throws: `Malformed`.
  init(_ bytes: [UInt8]) throws(Malformed) {
    let file = ObjectBytes(bytes: bytes)
    switch try Array(file.slice(0, 4)) {
    case [0x7F, 0x45, 0x4C, 0x46]: try self.init(elf: file)
    case [0xCF, 0xFA, 0xED, 0xFE]: try self.init(machO: file)
    default: throw Malformed(reason: "It is neither an ELF nor a Mach-O file of 64 bits.")
    }
  }
}

/// Bytes that are looked at only inside their bounds.
struct ObjectBytes {
  var bytes: [UInt8]

  func slice(_ start: Int, _ count: Int, times size: Int = 1) throws(ObjectFile.Malformed)
    -> ArraySlice<UInt8>
  {
    let (length, overflows) = count.multipliedReportingOverflow(by: size)
    guard !overflows, start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start
    else { throw ObjectFile.Malformed(reason: "It ends too early.") }
    return bytes[start..<(start + length)]
  }

  func number<Number: FixedWidthInteger>(_ start: Int, as type: Number.Type)
    throws(ObjectFile.Malformed) -> Number
  {
    try slice(start, Number.bitWidth / 8).reversed().reduce(0) { $0 << 8 | Number($1) }
  }

  /// A number of 64 bits that can be compared with a place in a file.
  func offset(_ start: Int) throws(ObjectFile.Malformed) -> Int {
    guard let offset = Int(exactly: try number(start, as: UInt64.self)) else {
      throw ObjectFile.Malformed(reason: "It ends too early.")
    }
    return offset
  }

  /// The bytes from a place up to the next zero.
  func text(_ start: Int) throws(ObjectFile.Malformed) -> String {
    guard bytes.indices.contains(start), let end = bytes[start...].firstIndex(of: 0) else {
      throw ObjectFile.Malformed(reason: "A name of it has no end.")
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A name in a field of its own, which it may fill.
  func fixedText(_ start: Int, _ size: Int) throws(ObjectFile.Malformed) -> String {
    String(decoding: try slice(start, size).prefix { $0 != 0 }, as: UTF8.self)
  }
}
