// refused by: policy — the time on this machine, today: nobody else gets the same report

// MARK: - Given

/// Counts units of work: microseconds of a clock that only work moves.
final class Meter {
  static let unitsPerFrame = 16_000
  private(set) var units = 0

  func count(_ more: Int) {
    units += more
  }
}

/// A stand-in for a directory: it counts work in place of doing it.
final class CompanyDirectory {
  let employeeCount: Int
  let meter: Meter
  private let unitsForRow: (Int) -> Int

  init(employeeCount: Int, meter: Meter, unitsForRow: @escaping (Int) -> Int) {
    self.employeeCount = employeeCount
    self.meter = meter
    self.unitsForRow = unitsForRow
  }

  /// What a letter typed into the search field makes the main actor do.
  func searchAndSort() {
    for row in 0..<employeeCount { meter.count(unitsForRow(row)) }
  }
}

struct FrameReport: Equatable {
  let units: Int
  let fitsOneFrame: Bool
}

// MARK: - Your turn

func report(on directory: CompanyDirectory) -> FrameReport {
  let duration = ContinuousClock().measure { directory.searchAndSort() }
  let units = Int(duration.components.attoseconds / 1_000_000_000_000)
  return FrameReport(units: units, fitsOneFrame: units <= Meter.unitsPerFrame)
}
