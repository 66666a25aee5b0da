import Foundation

/// Expands the stand-in's macros for a compiler, which asks on the standard input.
///
/// A message is its length, eight bytes with the lowest first, and that many bytes of JSON: the compiler's own
/// way to talk to a program that was given to it with `-load-plugin-executable`.
enum MacroPlugin {
  /// Answers until the compiler is done.
  ///
  /// - Returns: Whether there was a compiler at all.
  static func run() -> Bool {
    var wasAsked = false
    let input = FileHandle.standardInput
    while let message = read(from: input) {
      wasAsked = true
      guard let request = try? JSONDecoder().decode(PluginRequest.self, from: message),
        let reply = try? JSONEncoder().encode(answer(request))
      else { break }
      write(reply)
    }
    return wasAsked
  }

  private static func answer(_ request: PluginRequest) -> PluginReply {
    guard let expansion = request.expansion else { return .ready }
    do {
      return .expanded(try expanded(expansion), [])
    } catch let fault as MacroFault {
      return .expanded(nil, [PluginReply.Diagnostic(fault, in: expansion)])
    } catch {
      return .expanded(nil, [])
    }
  }

  static func expanded(_ request: PluginRequest.Expansion) throws -> String {
    let declaration = request.declaration
    switch (request.macro.typeName, request.macroRole) {
    case ("EntryMacro", let role): return try EntryMacro.expansion(of: declaration, as: role)
    case ("EntryDefaultValueMacro", _): return try EntryMacro.defaultValue(of: declaration)
    case ("AnimatableMacro", "extension"): return AnimatableMacro.conformance(of: declaration)
    case ("AnimatableMacro", _): return try AnimatableMacro.data(of: declaration)
    case ("AnimatableIgnoredMacro", _): return "willSet {}"
    // The compiler has checked a preview's views by then. Nothing shows them here.
    default: return ""
    }
  }

  private static func read(from input: FileHandle) -> Data? {
    guard let head = try? input.read(upToCount: 8), head.count == 8 else { return nil }
    let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= 64 << 20, let body = try? input.read(upToCount: Int(count)) else { return nil }
    return body.count == count ? body : nil
  }

  private static func write(_ body: Data) {
    let count = UInt64(body.count)
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    FileHandle.standardOutput.write(head + body)
  }
}
