import Foundation

/// A message of the server's. The service fills in the receipt while a message is on its way.
public final class PushMessage {
  public let topic: String
  public let reason: String
  public var receipt: String?

  public init(topic: String, reason: String) {
    self.topic = topic
    self.reason = reason
  }
}

/// Ends a subscription when it is released.
public final class PushSubscription {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit { end() }
}

/// Hands the server's messages to those who subscribed to their topic. Called on any queue.
public final class PushService {
  public static let shared = PushService()

  private let lock = NSLock()
  private var next = 0
  private var handlers: [Int: (topic: String, handler: (PushMessage) -> Void)] = [:]

  public init() {}

  /// Calls back on the queue that delivers, until the subscription is released.
  public func subscribe(
    to topic: String, handler: @escaping (PushMessage) -> Void
  ) -> PushSubscription {
    lock.lock()
    defer { lock.unlock() }
    let key = next
    next += 1
    handlers[key] = (topic, handler)
    return PushSubscription { [weak self] in self?.forget(key) }
  }

  /// What the network calls, on a queue of its own; and tests.
  public func deliver(_ message: PushMessage) {
    lock.lock()
    let subscribed = handlers.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.topic == message.topic }
    lock.unlock()
    for (_, handler) in subscribed { handler(message) }
  }

  private func forget(_ key: Int) {
    lock.lock()
    defer { lock.unlock() }
    handlers[key] = nil
  }
}
