import Foundation

/// Where a value lives that a view reads and writes.
///
/// Unchecked: SwiftUI lets any thread read and write state, so every location guards its own value.
class Location<Value>: @unchecked Sendable {
  func read() -> Value { fatalError("a location has to say how it is read") }
  func write(_ value: Value) { fatalError("a location has to say how it is written") }
}

/// A value that closures read and write: a part of another one, a property of a model, a constant.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void
  init(read get: @escaping () -> Value, write set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value) }
}

extension Location {
  /// A value made of this one; the second closure is handed what writes this one.
  func converted<New>(
    _ convert: @escaping (Value) -> New, write: @escaping (New, (Value) -> Void) -> Void
  ) -> Location<New> {
    ClosureLocation(read: { convert(self.read()) }, write: { write($0, self.write) })
  }

  /// A part of this value.
  func part<Part>(
    _ part: @escaping (Value) -> Part, change: @escaping (inout Value, Part) -> Void
  ) -> Location<Part> {
    converted(part) { new, write in
      var whole = self.read()
      change(&whole, new)
      write(whole)
    }
  }
}

/// Where @State lives: at one place in the tree, for as long as that place exists.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  /// The nodes that read the value in a body. They are evaluated again when it changes.
  private var readers: [Int: WeakNode] = [:]
  private var limit = 64
  private let recorder: Recorder

  init(_ value: Value, recorder: Recorder) { (self.value, self.recorder) = (value, recorder) }

  override func read() -> Value {
    if MainActorProbe.isOnMainActor {
      // The probe is a key of the main queue, which runs the main actor's jobs and nothing else.
      MainActor.assumeIsolated {
        guard let node = ViewHost.evaluatedNode else { return }
        lock.withLock {
          readers[node.number] = WeakNode(node)
          // Rows come and go, and the state may never change.
          guard readers.count > limit else { return }
          readers = readers.filter { $1.node != nil }
          limit = max(64, 2 * readers.count)
        }
      }
    } else {
      recorder.record(OffMainRead(of: "\(Value.self)", in: RenderThread.callback))
    }
    return lock.withLock { value }
  }

  override func write(_ new: Value) {
    if MainActorProbe.isOnMainActor, MainActor.assumeIsolated({ ViewHost.evaluatedNode != nil }) {
      recorder.recordFault("State is changed while a body is evaluated.")
    }
    let nodes = lock.withLock {
      defer { value = new }
      guard !areEqual(value, new) else { return [WeakNode]() }
      defer { readers = [:] }
      return Array(readers.values)
    }
    invalidate(nodes)
  }
}

/// A node that a location or an observed model does not keep alive.
struct WeakNode: Sendable {
  private(set) weak var node: _ViewNode?
  init(_ node: _ViewNode) { self.node = node }
}

/// Has nodes evaluated again that have read what changed: at once on the main actor, else as soon as it is free.
func invalidate(_ nodes: [WeakNode]) {
  let change = { @MainActor in for node in nodes { node.node?.invalidate(isChange: true) } }
  // As in `StateLocation.read`.
  if MainActorProbe.isOnMainActor { return MainActor.assumeIsolated(change) }
  Task { @MainActor [current = Transaction.current] in withTransaction(current, change) }
}

/// Whether two values are known to be equal.
func areEqual<T>(_ first: T, _ second: T) -> Bool {
  func compare<E: Equatable>(_ first: E) -> Bool { first == second as? E }
  guard let first = first as? any Equatable else { return false }
  return compare(first)
}
