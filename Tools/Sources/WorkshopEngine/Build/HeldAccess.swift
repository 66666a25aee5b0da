import Foundation

/// A place where a part of shared storage, or a noncopyable value in it, is lent to an asynchronous call.
///
/// While that call is suspended, other tasks of the same actor run. The runtime looks for overlapping accesses in one task
/// alone, so one of them may put an empty array, another case or another type in its place, and the call goes on
/// writing to memory that was freed or is of another type by then. A noncopyable value is not retained for the call: one
/// that is replaced meanwhile is destroyed, with all that it owns. The compiler takes all of it for safe.
///
/// Source: SE-0176 (exclusive access to memory), SE-0390 (noncopyable types). That the runtime misses it is measured, and
/// no document's word: `Tests/Submissions/hostile/writes-to-what-was-freed.swift`, `replaces-what-is-borrowed.swift`.
///
/// What is lent whole to `next()` of the library is none: a property that is replaced stays where it is.
struct HeldAccess: Equatable, Sendable {
  var line: Int
  var column: Int

  /// Whether it can be worth a call of the compiler to look for one in an answer.
  static func isPossible(in source: String) -> Bool {
    var code = source
    // Where lines may be in a literal or in a longer comment, those that look like comments are read too.
    if !source.contains("\"\"\""), !source.contains("/*") {
      // The compiler's ends of lines, and no others: a literal may hold those of Unicode.
      code = source.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        .filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") }.joined(separator: "\n")
    }
    // By Unicode's rules `stream.next` is one word, so boundaries are simple ones.
    let lends =
      /\binout\b|\bmutating\b|\bnext`?\s*[(\/]|\b_modify\b|\bmodify\b|&\w|\bCopyable\b/
      .wordBoundaryKind(.simple)
    // An `async let` is awaited at the end of its scope without the word.
    return code.contains(/\bawait\b|\basync\b/.wordBoundaryKind(.simple)) && code.contains(lends)
  }

  /// The places in a module's intermediate language.
  ///
  /// - Parameters:
  ///   - lines: What `-emit-sil` writes with places in it.
  ///   - module: The module whose functions are not the library's.
  static func all(in lines: [Substring], of module: String) -> [HeldAccess] {
    var coroutines: Set<String> = []
    while true {
      // A coroutine that lends a part may do so by another one that stands behind it.
      var reading = IntermediateLanguage(module: module, coroutines: coroutines)
      for line in lines { reading.read(line) }
      guard reading.coroutines.count > coroutines.count else { return reading.found }
      coroutines = reading.coroutines
    }
  }
}

extension Compiler {
  /// Where code that compiles lends a part of shared storage to an asynchronous call.
  ///
  /// - Throws: as ``object(_:)`` does.
  func heldAccesses(_ request: Request) async throws -> [HeldAccess] {
    let folder = try TemporaryFiles.makeFolder(in: cache.root)
    defer { TemporaryFiles.remove(folder) }
    let file = folder.appendingPathComponent("code.sil")
    let completion = try await frontend(
      ["-emit-sil", "-o", file.path] + (request.sources.count > 1 ? ["-primary-file"] : [])
        + request.sources + languageArguments(request) + ToolchainAssumptions.placesOfCode,
      colour: false, processorLimit: request.processorLimit)
    guard completion.succeeded else { try await refuse(completion, request: request) }
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return HeldAccess.all(
      in: text.split(separator: "\n", omittingEmptySubsequences: false), of: request.module)
  }
}

/// Reads functions of the intermediate language, line by line.
private struct IntermediateLanguage {
  /// How the answer's own functions are recognised by their names.
  let ownMark: String
  /// Coroutines of the answer that lend a part of what they have access to.
  var coroutines: Set<String>
  var found: [HeldAccess] = []

  /// An address in shared storage, or below an `inout` parameter.
  private struct Address {
    var isShared: Bool
    /// Whether it stays where it is when the storage gets another value.
    var isWhole: Bool
  }

  private var function = ""
  private var type: Substring = ""
  private var addresses: [Substring: Address] = [:]
  /// What a value calls, by its name.
  private var callees: [Substring: Substring] = [:]
  /// The function's blocks by their labels, and the label of the one that is read.
  private var blocks: [Substring: Block] = [:]
  private var label: Substring = ""

  /// What matters of a block of instructions that ends with a jump.
  private struct Block {
    var events: [Event] = []
    var next: [Substring] = []
  }

  private enum Event {
    /// An access to shared storage, by what ends it.
    case begins(token: Substring, isWhole: Bool)
    case ends(token: Substring)
    /// An asynchronous call.
    case waits(HeldAccess, isNext: Bool)
  }

  init(module: String, coroutines: Set<String>) {
    ownMark = "\(module.utf8.count)\(module)"
    self.coroutines = coroutines
  }

  mutating func read(_ line: Substring) {
    guard line.hasPrefix("  ") else { return readHead(line) }
    guard !function.isEmpty else { return }
    let (results, code) = Self.parts(of: line)
    // A word of a literal that looks like a label adds a jump, and no jump is missed.
    let jumps = code.prefix(upTo: code.range(of: " // ")?.lowerBound ?? code.endIndex)
      .matches(of: /\bbb\d+\b/)
    if !jumps.isEmpty { blocks[label, default: Block()].next += jumps.map(\.0) }
    let operation = code.prefix { $0 != " " }
    switch operation {
    case "function_ref", "class_method", "witness_method", "dynamic_function_ref":
      for result in results { callees[result] = code.dropFirst(operation.count + 1) }
    case "begin_access":
      let base = Self.operands(in: code).first.flatMap { addresses[$0] }
      let isShared = code.contains("[dynamic]")
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
      } else if code.contains("Pointer") {
        // An addressor.
        set(results, base(of: code).map { Address(isShared: $0.isShared, isWhole: false) })
      }
    case "yield":
      if let lent = base(of: code), !lent.isWhole { coroutines.insert(function) }
    case "load", "load_borrow", "store", "copy_addr", "debug_value":
      break
    default:
      // A case's payload, what an existential holds, a pointer's target, an element.
      set(results, base(of: code).map { Address(isShared: $0.isShared, isWhole: false) })
    }
  }

  private mutating func readHead(_ line: Substring) {
    if line.hasPrefix("sil "), line.hasSuffix("{") {
      let name = line.drop { $0 != "@" }.prefix { $0 != " " }
      (function, type) = (String(name), line[name.endIndex...])
      (addresses, callees, blocks, label) = ([:], [:], [:], "bb0")
    } else if line.hasPrefix("bb"), !function.isEmpty {
      label = line.prefix { $0.isLetter || $0.isWholeNumber }
      guard label == "bb0", type.contains("@inout") else { return }
      // Its parameters that are addresses.
      for parameter in line.matches(of: /(%\d+) : (?:@\w+ )*\$\*/) {
        addresses[parameter.1] = Address(isShared: false, isWhole: true)
      }
    } else if line.hasPrefix("}") {
      followJumps()
      function = ""
    }
  }

  private mutating func note(_ event: Event) {
    blocks[label, default: Block()].events.append(event)
  }

  private mutating func begin(_ token: Substring?, _ address: Address?) {
    guard let token, let address, address.isShared else { return }
    note(.begins(token: token, isWhole: address.isWhole))
  }

  /// Finds the calls that run inside an access, on any way through the function.
  private mutating func followJumps() {
    // The accesses that can be open where a block begins, and whether each is to whole storage.
    var open: [Substring: [Substring: Bool]] = ["bb0": [:]]
    var waiting: [Substring] = ["bb0"]
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
  private static func callsAsynchronously(_ code: Substring) -> Bool {
    guard let start = code.range(of: " : $")?.upperBound else { return false }
    let type = code[start...].replacing(/@convention\([^)]*\)/, with: "", maxReplacements: 1)
    return type.prefix { $0 != "(" }.contains("@async")
  }

  private mutating func set(_ results: [Substring], _ address: Address?) {
    guard let address else { return }
    for result in results { addresses[result] = address }
  }

  /// The first address among the operands.
  private func base(of code: Substring) -> Address? {
    Self.operands(in: code).lazy.compactMap { addresses[$0] }.first
  }

  /// What a coroutine lends.
  private func lent(by code: Substring) -> Address? {
    if let base = base(of: code) { return Address(isShared: base.isShared, isWhole: false) }
    // Its storage is a variable of the function, which no other task can reach.
    guard code.range(of: "-> @yields").map({ !code[..<$0.lowerBound].contains("@inout") }) ?? true
    else {
      return nil
    }
    let callee = self.callee(of: code)
    let isPart =
      callee.hasPrefix("@")
      ? !callee.contains(ownMark) || coroutines.contains(String(callee.prefix { $0 != " " }))
      : !coroutines.isEmpty
    return Address(isShared: true, isWhole: !isPart)
  }

  private func callee(of code: Substring) -> Substring {
    callees[Self.operands(in: code).first ?? ""] ?? ""
  }

  /// Looks at the operands of an asynchronous call.
  private mutating func look(at code: Substring, in line: Substring) {
    let callee = callee(of: code)
    let isNext =
      callee.hasPrefix("@") && callee.contains("4next")
      ? !callee.contains(ownMark) : callee.contains("#AsyncIteratorProtocol.next")
    let isWrong = Self.operands(in: code).dropFirst().contains { operand in
      guard let address = addresses[operand] else { return false }
      return address.isShared
        ? !(isNext && address.isWhole)
        // The library's own iterators call the `next()` of an answer's inside theirs.
        : !address.isWhole && function.contains("4next")
    }
    guard let place = line.firstMatch(of: /loc (?:\* )?"[^"]*":(\d+):(\d+)/),
      let lineNumber = Int(place.1), let column = Int(place.2)
    else { return }
    let access = HeldAccess(line: lineNumber, column: column)
    note(.waits(access, isNext: isNext))
    if isWrong { add(access) }
  }

  /// The values that an instruction makes, and the instruction.
  private static func parts(of line: Substring) -> (results: [Substring], code: Substring) {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("%") || text.hasPrefix("("), let equals = text.range(of: " = ") else {
      return ([], text)
    }
    return (values(in: text[..<equals.lowerBound]), text[equals.upperBound...])
  }

  /// The values that an instruction is given, in their order: the callee first.
  private static func operands(in code: Substring) -> [Substring] {
    let end = [" : ", " // "].compactMap { code.range(of: $0)?.lowerBound }.min()
    return values(in: code[..<(end ?? code.endIndex)])
  }

  private static func values(in text: Substring) -> [Substring] {
    text.split { !($0.isWholeNumber || $0 == "%") }.filter { $0.hasPrefix("%") && $0.count > 1 }
  }
}
