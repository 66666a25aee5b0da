// right: the desk as it is given

/// Notes of what an app does, in the order in which they came.
public final class AuditLog {
  /// The log of the task that asks: the app's, unless the task has been given another one.
  @TaskLocal public static var current = AuditLog()

  public private(set) var entries: [String] = []

  public init() {}

  public func note(_ entry: String) { entries.append(entry) }
}

/// Issues badges to employees, and notes each in the log that is current where it is called.
public final class BadgeDesk {
  private let print: (String) async throws -> Void

  /// - Parameter print: Prints the badge of an employee; called once for each.
  public init(print: @escaping (String) async throws -> Void) {
    self.print = print
  }

  /// Prints a badge, and then notes “printed NAME” or “failed NAME”.
  public func issue(_ name: String) async {
    do {
      try await print(name)
      AuditLog.current.note("printed \(name)")
    } catch {
      AuditLog.current.note("failed \(name)")
    }
  }

  /// Issues one badge for each name.
  public func issueAll(_ names: [String]) async {
    for name in names { await issue(name) }
  }
}
