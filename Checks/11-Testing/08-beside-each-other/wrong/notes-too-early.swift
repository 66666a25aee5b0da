// wrong: `issue` notes “printed NAME” or “failed NAME” before `print` has ended

public final class AuditLog {
  @TaskLocal public static var current = AuditLog()
  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) { entries.append(entry) }

  fileprivate func replace(_ index: Int, by entry: String) { entries[index] = entry }
}

public final class BadgeDesk {
  private let print: (String) async throws -> Void

  public init(print: @escaping (String) async throws -> Void) {
    self.print = print
  }

  public func issue(_ name: String) async {
    let log = AuditLog.current
    let count = log.entries.count
    log.note("printed \(name)")
    do {
      try await print(name)
    } catch {
      log.replace(count, by: "failed \(name)")
    }
  }

  public func issueAll(_ names: [String]) async {
    for name in names { await issue(name) }
  }
}
