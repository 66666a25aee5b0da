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
public struct HeldAccess: Equatable, Sendable {
  public var line: Int
  public var column: Int

  /// The places in a module's intermediate language.
  ///
  /// - Parameters:
  ///   - text: What the compiler writes of it with places in it, as `-sil-print-debuginfo` has it do.
  ///   - module: The module whose functions are not the library's.
  public static func all(in text: [UInt8], of module: String) -> [HeldAccess] {
    var coroutines: Set<[UInt8]> = []
    while true {
      // A coroutine that lends a part may do so by another one that stands behind it.
      var reading = IntermediateLanguage(module: module, coroutines: coroutines)
      var rest = text[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        reading.read(rest[..<end])
        rest = rest[(end + 1)...]
      }
      reading.read(rest)
      guard reading.coroutines.count > coroutines.count else { return reading.found }
      coroutines = reading.coroutines
    }
  }
}
