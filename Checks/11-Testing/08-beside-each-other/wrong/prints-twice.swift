// wrong: `issue` calls `print` twice if it does not throw

public final class AuditLog {
  @TaskLocal public static var current = AuditLog()
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
