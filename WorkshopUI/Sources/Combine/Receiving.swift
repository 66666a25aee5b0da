import Dispatch
import Foundation

// What ordinary code has from Combine beside models: values over time. Foundation has the publishers of timers and
// notifications on Apple's systems alone.

/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The same, which is connected when something listens.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

/// Publishers that operators make.
public enum Publishers {
  /// A publisher that is connected when something listens.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// What is connected.
    public let upstream: Upstream

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let subscription = upstream._subscribe(receive, complete)
      let connection = upstream.connect()
      return AnyCancellable {
        subscription.cancel()
        connection.cancel()
      }
    }
  }
}

/// Sends one value, and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Sends a value.
  public init(_ output: Output) { self.output = output }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    complete(.finished)
    return AnyCancellable {}
  }
}

#if !canImport(Combine)
extension Timer {
  /// Sends the date again and again, on the main queue.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// The seconds between two dates.
    public let interval: TimeInterval
    private let listeners = Listeners<Date, Never>()
    init(_ interval: TimeInterval) { self.interval = interval }

    public func _subscribe(
      _ receive: @escaping (Date) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { listeners.add((receive, complete)) }

    /// Starts the timer, which runs until what is returned is cancelled.
    public func connect() -> any Cancellable {
      let (timer, listeners) = (DispatchSource.makeTimerSource(queue: .main), listeners)
      timer.schedule(deadline: .now() + interval, repeating: interval)
      timer.setEventHandler { listeners.send(Date()) }
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }

  /// Sends the date again and again. Here, on the main queue, whichever run loop is asked for.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}

extension NotificationCenter {
  /// Sends notifications.
  public struct Publisher: WorkshopUI.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter, name: Notification.Name, object: AnyObject?

    public func _subscribe(
      _ receive: @escaping (Notification) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let listeners = Listeners<Notification, Never>()
      let listening = listeners.add((receive, complete))
      let center = center
      let token = Handed(
        value: center.addObserver(forName: name, object: object, queue: nil) {
          listeners.send($0)
        })
      return AnyCancellable {
        listening.cancel()
        center.removeObserver(token.value)
      }
    }
  }

  /// Sends notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
#endif

extension Publisher {
  /// Sends what a function makes of each value, and leaves out nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> { map(transform).filter { $0 != nil }.map { $0! } }
}

nonisolated extension View {
  /// Calls a function with each value that a publisher sends while the view is shown, on the main actor.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    let (publisher, action) = (Handed(value: publisher), Handed(value: action))
    return Acting(content: self) { node in
      let receiver = node.memory as? Receiver<P> ?? Receiver(publisher.value)
      node.memory = receiver
      (receiver.publisher, receiver.action) = (publisher.value, action.value)
      node.onAppear = [{ receiver.start() }]
      node.onDisappear = [{ receiver.stop() }]
      if receiver.isBehind { node.host.afterUpdate { receiver.catchUp() } }
      return Modifier("onReceive", node)
    }
  }
}

/// What a view does with values, by its latest body.
@MainActor private final class Receiver<P: Publisher> where P.Failure == Never {
  /// The publisher of the latest body.
  var publisher: P
  var action: (P.Output) -> Void = { _ in }
  /// The publisher that is listened to; nil while the view is not shown.
  private var heard: P?
  private var subscription: AnyCancellable?
  init(_ publisher: P) { self.publisher = publisher }

  /// Whether the view is shown and listens to another publisher than its latest.
  var isBehind: Bool { heard.map { !sendTheSame($0, publisher) } ?? false }

  func start() { if heard == nil { listen() } }
  func catchUp() { if isBehind { listen() } }
  func stop() { (heard, subscription) = (nil, nil) }

  private func listen() {
    // Before the next one, which may send at once.
    subscription = nil
    heard = publisher
    subscription = publisher.sink { [weak self] value in
      let value = Handed(value: value)
      // SwiftUI calls it where the value is sent, which has to be the main thread.
      if Thread.isMainThread {
        MainActor.assumeIsolated { self?.action(value.value) }
      } else {
        DispatchQueue.main.async { self?.action(value.value) }
      }
    }
  }
}

/// Whether two publishers send the same values: they are equal, the same object, or made of what is.
@MainActor private func sendTheSame(_ first: Any, _ second: Any) -> Bool {
  if let first = first as? any DerivedPublisher, let second = second as? any DerivedPublisher {
    return sendTheSame(first.origin, second.origin)
  }
  return Fields.areSame(first, second)
}
