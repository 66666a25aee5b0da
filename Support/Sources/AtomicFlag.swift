import Synchronization

/// A flag that any thread may set once and any thread may read.
public final class AtomicFlag: Sendable {
  private let value = Atomic(false)

  /// Creates a flag that is not set.
  public init() {}

  /// Whether the flag has been set; then all that its setter did before is visible too.
  public var isSet: Bool { value.load(ordering: .sequentiallyConsistent) }

  /// Sets the flag; setting it again changes nothing.
  public func set() { value.store(true, ordering: .sequentiallyConsistent) }
}
