// What stage 3 adds up to: the main actor's time, before and after @concurrent.
//
//     ./workshop run Concurrent

import ConcurrentDecodeAdapter
import Dispatch
import Foundation
import MeasureTheHitchAdapter
import Synchronization
import WorkshopSupport

/// A display that wants to draw once in each frame of 16 000 units of work.
nonisolated final class Display: Sendable {
  let timeline = Timeline()
  private let units = Mutex(0)

  /// Does some work, and draws if a frame has passed and the main actor is free to.
  func work(_ more: Int) {
    let isFrameOver = units.withLock { units in
      units += more
      return units % WorkMeter.unitsPerFrame < more
    }
    guard isFrameOver else { return }
    if MainActorProbe.isOnMainActor {
      timeline.record("main actor", "reads")
    } else {
      timeline.record("elsewhere", "reads")
      DispatchQueue.main.sync { timeline.record("main actor", "draws") }
    }
  }
}

let roster = Data(
  (1...1600).map { #"{"id":\#($0),"name":"Employee \#($0)"}"# + "\n" }.joined().utf8)

/// What the starter of concurrent-decode does.
func readOnTheMainActor(_ roster: Data, work: (Int) -> Void) throws -> Int {
  struct Employee: Decodable {
    let id: Int
    let name: String
  }
  return try roster.split(separator: UInt8(ascii: "\n")).map { line in
    work(40)
    return try JSONDecoder().decode(Employee.self, from: line)
  }.count
}

let before = Display()
let count = try readOnTheMainActor(roster, work: before.work)
before.timeline.record("main actor", "draws \(count) rows")
print("Before: the main actor reads the roster, and draws when that is done\n\(before.timeline)")

let after = Display()
let model = ConcurrentDecodeAdapter::makeSubject().makeModel { after.work($0) }
await model.show(roster)
after.timeline.record("main actor", "draws \(model.employees().count) rows")
print(
  "\nAfter: the roster is read elsewhere, and the main actor draws every frame\n\(after.timeline)")

print("\nWhat holds the main actor longest, in units of which a frame has 16 000")
for employees in [200, 1_000, 10_000] {
  if let hitch = await MeasureTheHitchAdapter::makeSubject().worstHitchInDirectory(employees) {
    print("  \(employees) employees: \(hitch.name), \(hitch.units)")
  }
}
