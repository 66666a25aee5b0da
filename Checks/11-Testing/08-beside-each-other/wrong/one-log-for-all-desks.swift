// wrong: for all desks, notes are in the log that was current where the first of them was called

public final class AuditLog {
  @TaskLocal public static var current = AuditLog()
  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) { entries.append(entry) }
}

public final class BadgeDesk {
  private let print: (String) async throws -> Void
  private static let log = AuditLog.current

  public init(print: @escaping (String) async throws -> Void) {
    self.print = print
  }

  public func issue(_ name: String) async {
    do {
      try await print(name)
      Self.log.note("printed \(name)")
    } catch {
      Self.log.note("failed \(name)")
    }
  }

  public func issueAll(_ names: [String]) async {
    for name in names { await issue(name) }
  }
}
