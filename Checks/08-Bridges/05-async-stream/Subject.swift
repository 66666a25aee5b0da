/// What the checks may do with the learner's office.
public struct Subject: Sendable {
  /// What is called with the number of people inside.
  public typealias Report = @Sendable (_ people: Int) -> Void

  /// The doors that the checks give to an office.
  public struct Doors: Sendable {
    /// Begins to call back, and returns a ticket.
    public let start: @Sendable (_ report: @escaping Report) -> Int
    /// Ends the calls for a ticket.
    public let stop: @Sendable (_ ticket: Int) -> Void

    public init(
      start: @escaping @Sendable (_ report: @escaping Report) -> Int,
      stop: @escaping @Sendable (_ ticket: Int) -> Void
    ) {
      self.start = start
      self.stop = stop
    }
  }

  /// An office, as a screen sees it. It is gone when the last reference to this is.
  public struct Office: Sendable {
    /// Makes a stream of the numbers that the doors report.
    public let peopleInside: @MainActor @Sendable () -> AsyncStream<Int>

    public init(peopleInside: @escaping @MainActor @Sendable () -> AsyncStream<Int>) {
      self.peopleInside = peopleInside
    }
  }

  /// Makes an office with these doors.
  public let makeOffice: @MainActor @Sendable (_ doors: Doors) -> Office

  public init(makeOffice: @escaping @MainActor @Sendable (_ doors: Doors) -> Office) {
    self.makeOffice = makeOffice
  }
}
