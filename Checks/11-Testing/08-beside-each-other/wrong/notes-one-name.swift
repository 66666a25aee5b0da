// wrong: `issueAll` notes the first name for each name

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

  public func issue(_ name: String) async { await issue(name, noting: name) }

  private func issue(_ name: String, noting noted: String) async {
    do {
      try await print(name)
      AuditLog.current.note("printed \(noted)")
    } catch {
      AuditLog.current.note("failed \(noted)")
    }
  }

  public func issueAll(_ names: [String]) async {
    for name in names { await issue(name, noting: names[0]) }
  }
}
