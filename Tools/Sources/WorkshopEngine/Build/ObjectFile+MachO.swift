/// Source: `EXTERNAL_HEADERS/mach-o/loader.h` and `nlist.h` of apple-oss-distributions/xnu.
extension ObjectFile {
  init(machO file: ObjectBytes) throws(Malformed) {
    self.init()
    guard try file.number(12, as: UInt32.self) == 1 else {
      throw Malformed(reason: "It is no relocatable object.")
    }
    let count = try file.number(16, as: UInt32.self)
    let size = Int(try file.number(20, as: UInt32.self))
    let commands = ObjectBytes(bytes: Array(try file.slice(32, size)))
    var place = 0
    for _ in 0..<count {
      let length = Int(try commands.number(place + 4, as: UInt32.self))
      // A command that is shorter than its own beginning would never be over.
      guard length >= 8 else { throw Malformed(reason: "A command of it has an odd size.") }
      let command = ObjectBytes(bytes: Array(try commands.slice(place, length)))
      switch try command.number(0, as: UInt32.self) {
      case 0x19: try readSections(command)  // LC_SEGMENT_64
      case 0x02: try readSymbols(command, file)  // LC_SYMTAB
      default: break
      }
      place += length
    }
  }

  private mutating func readSections(_ segment: ObjectBytes) throws(Malformed) {
    let count = Int(try segment.number(64, as: UInt32.self))
    let (start, size) = (72, 80)
    // Before anything is allocated for them.
    _ = try segment.slice(start, count, times: size)
    for place in stride(from: start, to: start + count * size, by: size) {
      let name = try segment.fixedText(place, 16)
      let owner = try segment.fixedText(place + 16, 16)
      let flags = try segment.number(place + 64, as: UInt32.self)
      sections.append(Section(name: "\(owner),\(name)", kind: flags & 0xFF))
    }
  }

  private mutating func readSymbols(
    _ command: ObjectBytes, _ file: ObjectBytes
  ) throws(Malformed) {
    let start = Int(try command.number(8, as: UInt32.self))
    let count = Int(try command.number(12, as: UInt32.self))
    let namesStart = Int(try command.number(16, as: UInt32.self))
    let namesSize = Int(try command.number(20, as: UInt32.self))
    let entry = 16
    let table = ObjectBytes(bytes: Array(try file.slice(start, count, times: entry)))
    let names = ObjectBytes(bytes: Array(try file.slice(namesStart, namesSize)))
    for place in stride(from: 0, to: count * entry, by: entry) {
      let kind = try table.number(place + 4, as: UInt8.self)
      // Debuggers' entries (N_STAB), and symbols of the file alone (no N_EXT).
      guard kind & 0xE0 == 0, kind & 0x01 != 0 else { continue }
      let raw = try names.text(Int(table.number(place, as: UInt32.self)))
      let name = raw.hasPrefix("_") ? String(raw.dropFirst()) : raw
      let value = try table.number(place + 8, as: UInt64.self)
      // N_UNDF with a value is a variable that C leaves to the linker: a definition too.
      if kind & 0x0E == 0, value == 0 {
        undefined.append(name)
      } else {
        let description = try table.number(place + 6, as: UInt16.self)
        defined.append(
          Symbol(
            name: name, isWeak: description & 0x80 != 0,  // N_WEAK_DEF
            isHidden: kind & 0x10 != 0))  // N_PEXT
      }
    }
  }
}
