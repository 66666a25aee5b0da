//: # Two reads, or one
//: The weather changes between two reads. Read both in one call, and they fit.

@globalActor actor Roof {
  static let shared = Roof()
}

@Roof final class Weather {
  private(set) var degrees = 7
  private(set) var hour = 12
  nonisolated init() {}
  func change() { (degrees, hour) = (degrees + 1, hour + 1) }
  func report() -> String { "\(degrees) degrees at \(hour)" }
}

let weather = Weather()
let degrees = await weather.degrees
await weather.change()
let hour = await weather.hour
"\(degrees) degrees at \(hour)"
await weather.report()

// Change this and see: which of the two lines was never true?
