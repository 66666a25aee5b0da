final class Meter {
  private(set) var units = 0

  func count(_ more: Int) {
    units += more
  }
}

func searchAndSort(rows: Int, unitsPerRow: Int, _ meter: Meter) {
  for _ in 0..<rows { meter.count(unitsPerRow) }
}

let meter = Meter()
searchAndSort(rows: 5_000, unitsPerRow: 3, meter)
let firstFits = meter.units <= 16_000
searchAndSort(rows: 50, unitsPerRow: 300, meter)
let secondFits = meter.units <= 16_000
print("first: \(firstFits), second: \(secondFits)")
