import Dispatch

/// Answers whether the code that asks is running on the main actor.
///
/// Under a test runner the main actor is not the main thread, so `Thread.isMainThread` gives the
/// wrong answer. The probe marks the queue that the main actor runs on and looks for the mark. It
/// works in synchronous and asynchronous code of any isolation.
///
/// - Note: A block that code puts on `DispatchQueue.main` itself also counts as the main actor.
public enum MainActorProbe {
  private static let mark = DispatchSpecificKey<Bool>()

  /// Marks the queue when first read; a `static let` is initialized once, also when several tasks
  /// read it first.
  private static let marked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

  /// Whether the calling code is running on the main actor.
  public static var isOnMainActor: Bool {
    _ = marked
    return DispatchQueue.getSpecific(key: mark) == true
  }
}
