@preconcurrency import Foundation

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

/// Loads the roster again and again while the app is in front.
public final class RosterRefresher {
  private let service: RosterService
  private var timer: Timer?
  private let lastRefresh = NSMutableArray()

  public init(service: RosterService) {
    self.service = service
  }

  public func start(every interval: TimeInterval) {
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
      self?.refresh()
    }
  }

  public func stop() {
    timer?.invalidate()
    timer = nil
  }

  func refresh() {
    guard !service.isLoading else { return }
    service.load()
  }
}
