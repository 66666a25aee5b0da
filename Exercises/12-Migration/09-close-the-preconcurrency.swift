// An import that silences nothing
//
// PingKit, in Swift 5 mode, calls back on its own queue. `@preconcurrency` only silences the compiler. Swift 6's
// run-time checks are on.
//
// Goal: PingKit is imported without `@preconcurrency`, and its messages load the roster.
//
// - An observer is called on the main actor, before the post returns, until it is released. The post's object is the
//   snapshot.
// - A push message of any queue loads the roster, and its reason is kept.
// - A message that comes while the roster is loading is ignored, also when a screen loads it.
// - After `stop()`, until the next `start()`, no message loads the roster, not even one already sent; nor once the
//   refresher is released.
// - The module fits the step's budget.

// MARK: - Your turn

// TODO: Import PingKit without `@preconcurrency`, and mend what the compiler and the program say then.

import Foundation
@preconcurrency import PingKit

extension Notification.Name {
  /// Posted on the main queue; the object is the new `RosterSnapshot`.
  public static let rosterDidChange = Notification.Name("rosterDidChange")
}

/// For screens that are not the delegate.
public enum RosterNotifications {
  static let addedKey = "added"

  static func post(_ snapshot: RosterSnapshot, added: [Int]) {
    NotificationCenter.default.post(
      name: .rosterDidChange, object: snapshot, userInfo: [addedKey: added])
  }

  /// Calls back where it is posted, on the main queue, until the observer is released.
  public static func observe(
    _ handler: @escaping (RosterSnapshot, [Int]) -> Void
  ) -> RosterObserver {
    let token = NotificationCenter.default.addObserver(
      forName: .rosterDidChange, object: nil, queue: nil
    ) { notification in
      guard let snapshot = notification.object as? RosterSnapshot else { return }
      let added = notification.userInfo?[addedKey] as? [Int] ?? []
      handler(snapshot, added)
    }
    return RosterObserver(token: token)
  }
}

/// Stops observing when it is released.
public final class RosterObserver {
  private let token: NSObjectProtocol

  init(token: NSObjectProtocol) {
    self.token = token
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// Loads the roster again when the server says that it has changed.
public final class RosterRefresher {
  private let service: RosterService
  private let push: PushService
  private var subscription: PushSubscription?

  /// Why the roster was loaded again, the newest last. Read on the main queue.
  public private(set) var reasons: [String] = []

  public init(service: RosterService, push: PushService = .shared) {
    self.service = service
    self.push = push
  }

  public func start() {
    subscription = push.subscribe(to: "roster") { [weak self] message in
      guard let self = self else { return }
      DispatchQueue.main.async {
        self.refresh(message)
      }
    }
  }

  public func stop() {
    subscription = nil
  }

  /// A message that comes while the roster is loading is about what is being loaded.
  private func refresh(_ message: PushMessage) {
    guard subscription != nil, !service.isLoading else { return }
    reasons.append(message.reason)
    service.load()
  }
}
