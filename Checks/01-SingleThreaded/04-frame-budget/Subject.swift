/// What the checks may do with the learner's measurement.
public struct Subject: Sendable {
  /// What the learner's function says of a directory.
  public struct Report: Sendable, Equatable, CustomStringConvertible {
    public let units: Int
    public let fitsOneFrame: Bool

    public init(units: Int, fitsOneFrame: Bool) {
      self.units = units
      self.fitsOneFrame = fitsOneFrame
    }

    public var description: String {
      "\(units) units, \(fitsOneFrame ? "fits" : "does not fit")"
    }
  }

  /// What one row of a directory costs when it is looked at.
  public typealias UnitsForRow = @Sendable (_ row: Int) -> Int
  /// Measures one directory, which was made before.
  public typealias Measure = @MainActor @Sendable () -> Report

  /// One meter, which any number of directories share.
  public struct Meter: Sendable {
    public let units: @MainActor @Sendable () -> Int
    /// Counts work that is no directory's.
    public let count: @MainActor @Sendable (_ more: Int) -> Void
    /// Makes a directory that counts its work with this meter.
    public let makeDirectory:
      @MainActor @Sendable (_ employeeCount: Int, _ unitsForRow: @escaping UnitsForRow) -> Measure

    public init(
      units: @escaping @MainActor @Sendable () -> Int,
      count: @escaping @MainActor @Sendable (_ more: Int) -> Void,
      makeDirectory:
        @escaping @MainActor @Sendable (
          _ employeeCount: Int, _ unitsForRow: @escaping UnitsForRow
        ) -> Measure
    ) {
      self.units = units
      self.count = count
      self.makeDirectory = makeDirectory
    }
  }

  /// Makes a meter that stands at zero.
  public let makeMeter: @MainActor @Sendable () -> Meter

  public init(makeMeter: @escaping @MainActor @Sendable () -> Meter) {
    self.makeMeter = makeMeter
  }
}
