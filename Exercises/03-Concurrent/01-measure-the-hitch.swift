// Measure the hitch
//
// The screen stutters. Four pieces of work on the main actor are suspected. The one with the most
// work may do no harm, if other code runs in between. A person notices the longest stretch without
// a gap.
//
// Goal: `worstHitch(among:)` finds the suspect with the longest stretch of work without a pause.
//
// - Every suspect runs once, even in a cancelled task, in any order.
// - A stretch lies between two pauses, or between a pause and the run's start or end.
// - The result is that suspect's name and the stretch's units, even if they fit a frame.
// - Without suspects, the result is nil.
//
// Up to you: which of equal suspects; without work, nil or 0 units.

// MARK: - Given

/// Measures work on the main actor. A unit is a microsecond of a clock that only work moves.
final class Meter {
  /// The units of work done so far.
  private(set) var now = 0
  /// What `now` was at each pause, in order.
  private(set) var pauses: [Int] = []

  func work(_ units: Int) {
    now += units
  }

  /// Lets others run on the main actor.
  func pause() async {
    pauses.append(now)
    await Task.yield()
  }
}

struct Suspect {
  let name: String
  let run: @MainActor (Meter) async -> Void
}

/// The suspects in a directory of some employees.
func suspects(employees count: Int) -> [Suspect] {
  [
    Suspect(name: "decode") { meter in
      for _ in 0..<count / 100 {
        meter.work(6_000)
        await meter.pause()
      }
    },
    Suspect(name: "sort") { meter in meter.work(count * 12) },
    Suspect(name: "filter") { meter in
      for _ in 0..<count { meter.work(count / 200) }
    },
    Suspect(name: "layout") { meter in
      meter.work(9_000)
      await meter.pause()
      meter.work(count * 4)
    },
  ]
}

// MARK: - Your turn

func worstHitch(among suspects: [Suspect]) async -> (name: String, units: Int)? {
  var worst: (name: String, units: Int)?
  for suspect in suspects {
    let meter = Meter()
    await suspect.run(meter)
    // TODO: This is all of the work. Find the longest stretch of it.
    let units = meter.now
    if units > worst?.units ?? 0 { worst = (suspect.name, units) }
  }
  return worst
}
