/// Reads functions of the intermediate language, line by line.
///
/// It is read as bytes: what matters of it is ASCII, and a large answer has a hundred thousand words.
struct IntermediateLanguage {
  /// How the answer's own functions are recognised by their names.
  let ownMark: [UInt8]
  /// Coroutines of the answer that lend a part of what they have access to, by name.
  var coroutines: Set<[UInt8]>
  var found: [HeldAccess] = []

  /// An address in shared storage, or below an `inout` parameter.
  private struct Address {
    var isShared: Bool
    /// Whether it stays where it is when the storage gets another value.
    var isWhole: Bool
  }

  /// The function that is read, with its `@`; none between two functions.
  private var function: Bytes = []
  private var type: Bytes = []
  /// By the number of the value that has it.
  private var addresses: [Int: Address] = [:]
  /// What a value calls, by the value's number.
  private var callees: [Int: Bytes] = [:]
  /// The function's blocks by their numbers, and the number of the one that is read.
  private var blocks: [Int: Block] = [:]
  private var label = 0

  /// What matters of a block of instructions that ends with a jump.
  private struct Block {
    var events: [Event] = []
    var next: [Int] = []
  }

  private enum Event {
    /// An access to shared storage, by what ends it.
    case begins(token: Int, isWhole: Bool)
    case ends(token: Int)
    /// An asynchronous call.
    case waits(HeldAccess, isNext: Bool)
  }

  init(module: String, coroutines: Set<[UInt8]>) {
    ownMark = Array("\(module.utf8.count)\(module)".utf8)
    self.coroutines = coroutines
  }

  mutating func read(_ line: Bytes) {
    guard line.begins(with: "  ") else { return readHead(line) }
    guard !function.isEmpty else { return }
    let (results, code) = Self.parts(of: line)
    // A word of a literal that looks like a label adds a jump, and no jump is missed.
    let jumps = code[..<(code.position(of: " // ") ?? code.endIndex)].labels
    if !jumps.isEmpty { blocks[label, default: Block()].next += jumps }
    let operation = code.prefix { $0 != UInt8(ascii: " ") }
    switch String(decoding: operation, as: UTF8.self) {
    case "function_ref", "class_method", "witness_method", "dynamic_function_ref":
      for result in results { callees[result] = code.dropFirst(operation.count + 1) }
    case "begin_access":
      let base = Self.operands(in: code).first.flatMap { addresses[$0] }
      let isShared = code.has("[dynamic]")
      let address = isShared ? Address(isShared: true, isWhole: true) : base
      set(results, address)
      begin(results.last, address)
    case "end_access", "end_apply", "abort_apply":
      if let token = Self.operands(in: code).first { note(.ends(token: token)) }
    case "struct_element_addr", "tuple_element_addr", "mark_dependence", "copy_value",
      "move_value":
      set(results, base(of: code))
    case "begin_apply":
      let address = lent(by: code)
      set(results, address)
      begin(results.last, address)
    case "apply", "try_apply":
      if Self.callsAsynchronously(code) {
        look(at: code, in: line)
      } else if code.has("Pointer") {
        // An addressor.
        set(results, base(of: code).map { Address(isShared: $0.isShared, isWhole: false) })
      }
    case "yield":
      if let lent = base(of: code), !lent.isWhole { coroutines.insert(Array(function)) }
    case "load", "load_borrow", "store", "copy_addr", "debug_value":
      break
    default:
      // A case's payload, what an existential holds, a pointer's target, an element.
      set(results, base(of: code).map { Address(isShared: $0.isShared, isWhole: false) })
    }
  }

  private mutating func readHead(_ line: Bytes) {
    if line.begins(with: "sil "), line.last == UInt8(ascii: "{") {
      function = line.drop { $0 != UInt8(ascii: "@") }.prefix { $0 != UInt8(ascii: " ") }
      type = line[function.endIndex...]
      (addresses, callees, blocks, label) = ([:], [:], [:], 0)
    } else if line.begins(with: "bb"), !function.isEmpty {
      label = line.dropFirst(2).number?.value ?? 0
      guard label == 0, type.has("@inout") else { return }
      for parameter in line.parametersThatAreAddresses {
        addresses[parameter] = Address(isShared: false, isWhole: true)
      }
    } else if line.begins(with: "}") {
      followJumps()
      function = []
    }
  }

  private mutating func note(_ event: Event) {
    blocks[label, default: Block()].events.append(event)
  }

  private mutating func begin(_ token: Int?, _ address: Address?) {
    guard let token, let address, address.isShared else { return }
    note(.begins(token: token, isWhole: address.isWhole))
  }

  /// Finds the calls that run inside an access, on any way through the function.
  private mutating func followJumps() {
    // The accesses that can be open where a block begins, and whether each is to whole storage.
    var open: [Int: [Int: Bool]] = [0: [:]]
    var waiting = [0]
    while let label = waiting.popLast() {
      guard let block = blocks[label] else { continue }
      var accesses = open[label] ?? [:]
      for event in block.events {
        switch event {
        case .begins(let token, let isWhole): accesses[token] = isWhole
        case .ends(let token): accesses[token] = nil
        case .waits(let place, let isNext):
          if accesses.values.contains(where: { !(isNext && $0) }) { add(place) }
        }
      }
      for next in block.next {
        let known = open[next]
        let all = (known ?? [:]).merging(accesses) { $0 && $1 }
        guard known != all else { continue }
        open[next] = all
        waiting.append(next)
      }
    }
  }

  private mutating func add(_ access: HeldAccess) {
    if !found.contains(access) { found.append(access) }
  }

  /// Whether a call's own function is asynchronous, and not only one that it is given.
  private static func callsAsynchronously(_ code: Bytes) -> Bool {
    guard let start = code.end(of: " : $") else { return false }
    var type = Array(code[start...])
    // A convention has parentheses of its own.
    if let start = type[...].position(of: "@convention("),
      let end = type[start...].firstIndex(of: UInt8(ascii: ")"))
    {
      type.removeSubrange(start...end)
    }
    return type.prefix { $0 != UInt8(ascii: "(") }.has("@async")
  }

  private mutating func set(_ results: [Int], _ address: Address?) {
    guard let address else { return }
    for result in results { addresses[result] = address }
  }

  /// The first address among the operands.
  private func base(of code: Bytes) -> Address? {
    // Most functions have none.
    guard !addresses.isEmpty else { return nil }
    return Self.operands(in: code).lazy.compactMap { addresses[$0] }.first
  }

  /// What a coroutine lends.
  private func lent(by code: Bytes) -> Address? {
    if let base = base(of: code) { return Address(isShared: base.isShared, isWhole: false) }
    // Its storage is a variable of the function, which no other task can reach.
    guard code.position(of: "-> @yields").map({ !code[..<$0].has("@inout") }) ?? true else {
      return nil
    }
    let callee = self.callee(of: code)
    let isPart =
      callee.first == UInt8(ascii: "@")
      ? !callee.has(ownMark)
        || coroutines.contains(Array(callee.prefix { $0 != UInt8(ascii: " ") }))
      : !coroutines.isEmpty
    return Address(isShared: true, isWhole: !isPart)
  }

  private func callee(of code: Bytes) -> Bytes {
    Self.operands(in: code).first.flatMap { callees[$0] } ?? []
  }

  /// Looks at the operands of an asynchronous call.
  private mutating func look(at code: Bytes, in line: Bytes) {
    let callee = callee(of: code)
    let isNext =
      callee.first == UInt8(ascii: "@") && callee.has("4next")
      ? !callee.has(ownMark) : callee.has("#AsyncIteratorProtocol.next")
    let isWrong = Self.operands(in: code).dropFirst().contains { operand in
      guard let address = addresses[operand] else { return false }
      return address.isShared
        ? !(isNext && address.isWhole)
        // The library's own iterators call the `next()` of an answer's inside theirs.
        : !address.isWhole && function.has("4next")
    }
    guard let access = line.place else { return }
    note(.waits(access, isNext: isNext))
    if isWrong { add(access) }
  }

  /// The values that an instruction makes, and the instruction.
  private static func parts(of line: Bytes) -> (results: [Int], code: Bytes) {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    guard text.first == UInt8(ascii: "%") || text.first == UInt8(ascii: "("),
      let equals = text.position(of: " = "), let code = text.end(of: " = ")
    else { return ([], text) }
    return (text[..<equals].values, text[code...])
  }

  /// The values that an instruction is given, in their order: the callee first.
  private static func operands(in code: Bytes) -> [Int] {
    let code = code[..<(code.position(of: " : ") ?? code.endIndex)]
    return code[..<(code.position(of: " // ") ?? code.endIndex)].values
  }
}
