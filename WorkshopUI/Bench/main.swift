// What `Tools/bench ui` runs: ratios of two things that are timed in turn, by their medians.
@_spi(Workshop) import SwiftUI

@Observable private final class Roster {
  let names: [String]
  init(_ count: Int) { names = (0..<count).map { "Person \($0)" } }
}

private struct Row: View {
  let name: String
  @State private var isPresent = false
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name)
        Text(isPresent ? "here" : "absent")
      }
      Spacer()
      Button(isPresent ? "Leave" : "Come") { isPresent.toggle() }
    }
    .padding(8)
  }
}

/// All rows are evaluated; the state is the screen's own, so its body is evaluated again with each change.
private struct Screen: View {
  let roster: Roster
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("\(taps) taps") { taps += 1 }
      ForEach(roster.names, id: \.self) { Row(name: $0) }
    }
    .padding()
  }
}

private struct LongList: View {
  let roster: Roster
  var body: some View { List(roster.names, id: \.self) { Row(name: $0) } }
}

/// The median time of one action over that of another, in turn; each result is kept until both are timed.
///
/// Each goes first every second time: what goes first finds the memory that was just freed and takes
/// about a twentieth longer, seen with two equal actions.
private func ratio<First, Second>(
  _ repetitions: Int, _ first: () -> First, to second: () -> Second
) -> Double {
  let clock = ContinuousClock()
  var times: ([Duration], [Duration]) = ([], [])
  for number in 0..<repetitions + 5 {
    var results: (First?, Second?)
    var one = Duration.zero
    if number.isMultiple(of: 2) { one = clock.measure { results.0 = first() } }
    let other = clock.measure { results.1 = second() }
    if !number.isMultiple(of: 2) { one = clock.measure { results.0 = first() } }
    withExtendedLifetime(results) {}
    guard number >= 5 else { continue }
    times.0.append(one)
    times.1.append(other)
  }
  func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
  FileHandle.standardError.write(
    Data("  \(median(times.0)) against \(median(times.1))\n".utf8))
  return median(times.0) / median(times.1)
}

private func report(_ name: String, _ ratio: Double, _ goal: String) {
  print("\(name)\t\(String(format: "%.2f", ratio))\t\(goal)")
}

private let roster = Roster(40)
private let host = ViewHost(Screen(roster: roster))
private let button = host.all("Button")[0].id
report(
  "view-eval",
  ratio(100) {
    let before = (host.elements, host.geometry.effects)
    try! host.send(.tap, id: button)
    return TreeDifference(
      from: before.0, to: host.elements, effects: (before.1, host.geometry.effects))
  } to: {
    ViewHost(Screen(roster: roster))
  }, "<= 0.20")

private let (long, short) = (Roster(100_000), Roster(1_000))
report(
  "list-100k",
  ratio(100) {
    ViewHost(LongList(roster: long))
  } to: {
    ViewHost(LongList(roster: short))
  }, "<= 1.05")
