import Foundation

/// Those who listen to a publisher. Any thread may send: a lock guards the list, and calls are made outside it.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  typealias Listener = (
    receive: (Output) -> Void, complete: (Subscribers.Completion<Failure>) -> Void
  )
  private let lock = NSLock()
  private var listeners: [(number: Int, listener: Listener)] = []
  private var count = 0

  func add(_ listener: Listener) -> AnyCancellable {
    let number = lock.withLock {
      count += 1
      listeners.append((count, listener))
      return count
    }
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    lock.withLock { listeners.removeAll { $0.number == number } }
  }

  func send(_ value: Output) {
    for (_, listener) in lock.withLock({ listeners }) { listener.receive(value) }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock {
      defer { listeners = [] }
      return listeners
    }
    for (_, listener) in all { listener.complete(completion) }
  }
}

// Combine's protocol `Subject` is not there: the checks of every step have a type of that name.

extension PassthroughSubject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// Sends values to those who listen at that time.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output, Failure>()
  /// Sends nothing yet.
  public init() {}

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { listeners.add((receive, complete)) }
  /// Sends a value.
  public func send(_ value: Output) { listeners.send(value) }
  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.complete(completion) }
}

/// Sends values, the present one first.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var present: Output
  /// Starts with a value.
  public init(_ value: Output) { present = value }

  /// The present value.
  public var value: Output {
    get { lock.withLock { present } }
    set { send(newValue) }
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(value)
    return listeners.add((receive, complete))
  }
  /// Sets the value, and sends it.
  public func send(_ value: Output) {
    lock.withLock { present = value }
    listeners.send(value)
  }
  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.complete(completion) }
}
