// The frame budget
//
// A screen is drawn about every 16 milliseconds. The main actor's work in between has to fit, or
// the list stops moving. One company has 200 employees, another has 200,000: is one thread enough?
// The function below guesses by the number of employees.
//
// Goal: `report(on:)` measures.
//
// - It calls the directory's `searchAndSort()` once.
// - It returns how many units that call cost, and whether they fit one frame. A frame has room for
//   16,000 units and no more.
// - The directory's meter counts this work, and never goes back. The meter may have counted other
//   work before.
// - Each call measures anew: the cost of a row varies between directories and calls.
// - The function stays synchronous.

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
  // The meter goes on from where it stands: what the work costs is the difference.
  let before = directory.meter.units
  directory.searchAndSort()
  let units = directory.meter.units - before
  return FrameReport(units: units, fitsOneFrame: units <= Meter.unitsPerFrame)
}
