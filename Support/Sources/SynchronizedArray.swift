import Synchronization

/// An array that any thread may append to and read.
public final class SynchronizedArray<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  /// Creates an empty array.
  public init() {}

  /// The elements so far, in the order in which they were appended.
  public var all: [Element] { elements.withLock { $0 } }

  /// Adds an element at the end.
  public func append(_ element: Element) {
    elements.withLock { $0.append(element) }
  }
}
