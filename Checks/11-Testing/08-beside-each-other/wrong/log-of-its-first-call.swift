// wrong: notes are in the log that was current where the desk was called first, also when it is called with another

public final class AuditLog {
  @TaskLocal public static var current = AuditLog()
  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) { entries.append(entry) }
}

public final class BadgeDesk {
  private let print: (String) async throws -> Void
  private var log: AuditLog?

  public init(print: @escaping (String) async throws -> Void) {
    self.print = print
  }

  public func issue(_ name: String) async {
    let log = log ?? AuditLog.current
    self.log = log
    do {
      try await print(name)
      log.note("printed \(name)")
    } catch {
      log.note("failed \(name)")
    }
  }

  public func issueAll(_ names: [String]) async {
    for name in names { await issue(name) }
  }
}
