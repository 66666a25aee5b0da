// wrong: notes of `issueAll` are in the app's log, and not in the log that was current where it was called

public final class AuditLog {
  fileprivate static let app = AuditLog()
  @TaskLocal public static var current = app
  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) { entries.append(entry) }
}

public final class BadgeDesk {
  private let print: (String) async throws -> Void

  public init(print: @escaping (String) async throws -> Void) {
    self.print = print
  }

  public func issue(_ name: String) async {
    do {
      try await print(name)
      AuditLog.current.note("printed \(name)")
    } catch {
      AuditLog.current.note("failed \(name)")
    }
  }

  public func issueAll(_ names: [String]) async {
    await AuditLog.$current.withValue(AuditLog.app) {
      for name in names { await issue(name) }
    }
  }
}
