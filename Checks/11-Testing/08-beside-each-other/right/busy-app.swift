// right: other parts of the app note in the app's log too, at any time

public final class AuditLog {
  fileprivate static let app = AuditLog()
  @TaskLocal public static var current = app
  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) { entries.append(entry) }
}

public final class BadgeDesk {
  private let print: (String) async throws -> Void
  private var app: AuditLog { AuditLog.app }

  public init(print: @escaping (String) async throws -> Void) {
    self.print = print
  }

  public func issue(_ name: String) async {
    app.note("the office is open")
    do {
      try await print(name)
      AuditLog.current.note("printed \(name)")
    } catch {
      AuditLog.current.note("failed \(name)")
    }
  }

  public func issueAll(_ names: [String]) async {
    for name in names { await issue(name) }
  }
}
