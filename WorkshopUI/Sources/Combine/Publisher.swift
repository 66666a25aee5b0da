/// Something that sends values until it completes, as far as `@Published` and `objectWillChange` need it.
///
/// Combine's protocol has the same name. There is no Combine on Linux: this has no operators but `map`, `filter`,
/// `removeDuplicates` and `dropFirst`, no schedulers, and sends on the thread that the value comes from.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// Why it may end early.
  associatedtype Failure: Error
  /// Sends values from now on, for as long as the subscription is kept. Not in Combine, where subscribers ask.
  func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// What goes with subscriptions.
public enum Subscribers {
  /// How a publisher has ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// A subscription, which ends when it is cancelled, or when nothing keeps it.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Ends by a function.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Ends something else.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init(canceller.cancel) }

  deinit { end?() }

  /// Ends the subscription.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable) extension AnyCancellable: Sendable {}

extension Publisher {
  /// Calls functions with each value, and with the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }
}

extension Publisher where Failure == Never {
  /// Calls a function with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue, { _ in })
  }

  /// Writes each value into a property, and keeps the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}
