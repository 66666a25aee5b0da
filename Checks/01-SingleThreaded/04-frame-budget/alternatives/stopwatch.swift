// differs: a stopwatch that starts when it is made, and tells what has passed since

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

struct Stopwatch {
  private let meter: Meter
  private let start: Int
  init(_ meter: Meter) {
    self.meter = meter
    start = meter.units
  }
  var elapsed: Int { meter.units - start }
}

func report(on directory: CompanyDirectory) -> FrameReport {
  let watch = Stopwatch(directory.meter)
  directory.searchAndSort()
  let units = watch.elapsed
  return FrameReport(units: units, fitsOneFrame: units <= Meter.unitsPerFrame)
}
