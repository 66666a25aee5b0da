//: # An actor is asked, not read
//: Code outside awaits. Code inside does not.

actor Meter {
  private var readings: [Int] = []

  func add(_ reading: Int) -> Int {
    readings.append(reading)
    return readings.count
  }

  func mean() -> Int {
    readings.reduce(0, +) / max(1, readings.count)
  }
}

let meter = Meter()
await withTaskGroup { group in
  for reading in [20, 22, 27] {
    group.addTask { await meter.add(reading) }
  }
}
await meter.mean()

// Change this and see: leave out one `await`. Then read `meter.readings` here.
