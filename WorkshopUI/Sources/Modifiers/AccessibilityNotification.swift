/// Tells assistive technologies of something. Apple declares it in the module Accessibility, which SwiftUI exports.
public enum AccessibilityNotification {
  /// Words that a screen reader says at once.
  public struct Announcement: Sendable {
    private let words: String

    /// Says some words.
    public init(_ announcement: String) { words = announcement }

    /// Says them: here, in the window whose action or lifecycle calls this.
    public func post() {
      guard MainActorProbe.isOnMainActor else { return }
      MainActor.assumeIsolated { ViewHost.acting?.announce(words) }
    }
  }
}
