import Synchronization

/// A read of @State off the main actor: the value may be changing on the main actor at that moment, and the view
/// is not evaluated again when it does.
@_spi(Workshop) public struct OffMainRead: Sendable, Hashable {
  /// The type of the value.
  public var type: String
  /// The callback that read it; nil for a task or a thread that the app makes.
  public var callback: String?

  init(of type: String, in callback: String?) { (self.type, self.callback) = (type, callback) }
}

/// What a host notices while it evaluates, for checks to look at.
@_spi(Workshop) @dynamicMemberLookup public final class Recorder: Sendable {
  /// What was noticed so far.
  public struct Notes: Sendable {
    /// How often the bodies of each type of view were evaluated.
    public internal(set) var bodies: [String: Int] = [:]
    /// Reads of @State off the main actor.
    public internal(set) var offMainReads: [OffMainRead] = []
    /// How often each callback was called off the main actor, by its name.
    public internal(set) var offMainCalls: [String: Int] = [:]
    /// For each change of what is shown, by @State or by a model, in turn, the animation it was made with.
    public internal(set) var animations: [String?] = []
    /// Each time that an `animation(_:value:)` had another value, the id of the modifier.
    public internal(set) var implicitAnimations: [Int] = []
    /// Glass that stayed and changed its look with an animation, in turn.
    public internal(set) var animatedGlass: [AnimatedGlass] = []
    /// What SwiftUI would complain about while it runs, such as two rows of one id.
    public internal(set) var faults: [String] = []
    /// What was used that the system's level does not have.
    public internal(set) var beyondLevel: [String] = []
  }
  private let notes = Mutex(Notes())

  public subscript<Note>(dynamicMember note: KeyPath<Notes, Note>) -> Note {
    notes.withLock { $0 }[keyPath: note]
  }

  /// Forgets everything noticed so far.
  public func reset() { notes.withLock { $0 = Notes() } }

  func countBody(of type: Any.Type) { notes.withLock { $0.bodies["\(type)", default: 0] += 1 } }
  func record(_ read: OffMainRead) { notes.withLock { Self.append(read, to: &$0.offMainReads) } }
  func countCall(of callback: String) {
    notes.withLock { $0.offMainCalls[callback, default: 0] += 1 }
  }
  /// Keeps the last thousand or so: a window is open for long.
  private static func append<T>(_ note: T, to notes: inout [T]) {
    if notes.count == 2_000 { notes.removeFirst(1_000) }
    notes.append(note)
  }
  func recordChange(by transaction: Transaction) {
    notes.withLock { Self.append(transaction.animation?.description, to: &$0.animations) }
  }
  func recordImplicitAnimation(by modifier: Int) {
    notes.withLock { Self.append(modifier, to: &$0.implicitAnimations) }
  }
  func record(_ changes: [AnimatedGlass]) {
    notes.withLock { for change in changes { Self.append(change, to: &$0.animatedGlass) } }
  }
  func recordFault(_ words: String) {
    notes.withLock { if !$0.faults.contains(words) { $0.faults.append(words) } }
  }
  func recordBeyondLevel(_ name: String) {
    notes.withLock { if !$0.beyondLevel.contains(name) { $0.beyondLevel.append(name) } }
  }
}
