// refused by: checks — the largest piece of work; many small ones without a pause are as bad
// whole: the meter keeps the largest piece of work

// MARK: - Given

/// Measures work on the main actor. A unit is a microsecond of a clock that only work moves.
final class Meter {
  /// The units of work done so far.
  private(set) var now = 0
  /// What `now` was at each pause, in order.
  private(set) var pauses: [Int] = []
  private(set) var largest = 0

  func work(_ units: Int) {
    now += units
    largest = max(largest, units)
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
    let units = meter.largest
    if units > worst?.units ?? 0 {
      worst = (suspect.name, units)
    }
  }
  return worst
}
