extension EmployeeServer {
  public typealias Storage = EmployeeStorage

  public struct Configuration: Sendable {
    /// How many employees the company has unless told otherwise.
    public static let usualEmployees = 320
    public static let employeeLimits = 0...1_000_000

    /// 0 lets the system choose one.
    public var port: UInt16 = 0
    public var storage = Storage.memory
    /// How many employees to make up. It counts only where the storage is new.
    public var employees = Self.usualEmployees
    /// Hears of what went wrong inside the server, which no client is told. Called on any thread.
    public var log: @Sendable (String) -> Void = { _ in }

    /// What heartbeats and the patience with slow clients are measured by.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// What goes wrong on purpose; nothing unless asked for.
    public var faults: Faults?

    public init() {}
  }
}
