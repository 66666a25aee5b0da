import Testing
import WorkshopUISamples

@_spi(Workshop) @testable import SwiftUI

@Observable private final class Team {
  var names: [String]
  var never = 0
  init(_ names: [String]) { self.names = names }
}

/// Notes models without keeping them.
private final class Weakly {
  private struct Reference { weak var object: AnyObject? }
  private var references: [Reference] = []
  func note(_ object: AnyObject) { references.append(Reference(object: object)) }
  func note(nodesOf host: ViewHost) {
    func note(_ node: _ViewNode) {
      self.note(node as AnyObject)
      for child in node.children { note(child) }
    }
    if let root = host.root { note(root) }
  }
  var count: Int { references.count }
  var alive: Int { references.count { $0.object != nil } }
}

@Observable private final class RowModel {
  var text = ""
  init(_ weakly: Weakly) { weakly.note(self) }
}

private struct Row: View {
  let name: String
  @State private var model: RowModel
  @Binding var shared: Int

  init(name: String, shared: Binding<Int>, _ weakly: Weakly) {
    self.name = name
    _shared = shared
    _model = State(wrappedValue: RowModel(weakly))
  }

  var body: some View {
    Button("\(name) \(model.text) \(shared)") { model.text += "." }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        model.text = "\($0)"
      }
      .task { _ = model }
  }
}

private struct Rows: View {
  let team: Team
  let weakly: Weakly
  @State private var shared = 0
  var body: some View {
    ForEach(team.names, id: \.self) { Row(name: $0, shared: $shared, weakly) }
  }
}

@Suite(.serialized) struct MemoryTests {
  @Test func stateIsFreedWhenItsRowLeavesAndWhenTheHostIsClosed() async throws {
    let weakly = Weakly()
    let team = Team(["A", "B", "C"])
    let host = ViewHost(Rows(team: team, weakly: weakly))
    for _ in 0..<5 { await Task.yield() }
    #expect(weakly.alive == 3)
    team.names.removeFirst()
    host.update()
    for _ in 0..<5 { await Task.yield() }
    #expect(weakly.alive == 2)
    host.close()
    for _ in 0..<5 { await Task.yield() }
    #expect(weakly.alive == 0)
  }

  @Test func hostsAreFreed() {
    let team = Team(["A"])
    weak var host: ViewHost?
    do {
      let strong = ViewHost(Rows(team: team, weakly: Weakly()))
      host = strong
      strong.close()
    }
    #expect(host == nil)
    team.names = []
  }

  @Test func rowsOfAListAreFreedWhenTheyLeaveAndWhenTheHostIsClosed() async throws {
    let weakly = Weakly()
    let team = Team(["A", "B", "C"])
    let host = ViewHost(List { Rows(team: team, weakly: weakly) })
    team.names.removeFirst()
    host.update()
    for _ in 0..<5 { await Task.yield() }
    #expect(weakly.alive == 2)
    host.close()
    for _ in 0..<5 { await Task.yield() }
    #expect(weakly.alive == 0)
  }

  @Test func noViewOfASampleIsKeptOnceItsHostIsClosed() {
    for sample in Gallery.all {
      let weakly = Weakly()
      do {
        let host = ViewHost(sample.view)
        host.layOut()
        weakly.note(nodesOf: host)
        host.close()
      }
      #expect(weakly.count > 0)
      #expect(weakly.alive == 0, "\(sample.name)")
    }
  }

  #if os(Linux)
  // Each in a process of its own: all tests of a process share its heap, and use it meanwhile.

  @Test func aModelThatNeverChangesGathersNoRegistrations() async {
    await #expect(processExitsWith: .success) {
      let bytes = try await growthOfAReader()
      #expect(bytes < 500_000)
    }
  }

  @Test func rowsThatComeAndGoLeaveNothingBehind() async {
    await #expect(processExitsWith: .success) {
      let bytes = await growthOfComingAndGoing()
      #expect(bytes < 500_000)
    }
  }
  #endif
}

#if os(Linux)
private func growthOfAReader() throws -> Int {
  struct Reader: View {
    let team: Team
    @State private var tick = 0
    var body: some View { Button("\(team.never) \(tick)") { tick += 1 } }
  }
  let host = ViewHost(Reader(team: Team([])))
  let id = try #require(host.all("Button").first?.id)
  return try growth(of: 1_000, 20_000) { try host.send(.tap, id: id) }
}

private func growthOfComingAndGoing() -> Int {
  let team = Team(["A"])
  let host = ViewHost(ReadingRows(team: team))
  var number = 0
  return growth(of: 500, 20_000) {
    number += 1
    team.names = ["\(number)"]
    host.update()
  }
}
#endif

private struct ReadingRows: View {
  let team: Team
  @State private var never = 0
  var body: some View {
    ForEach(team.names, id: \.self) { _ in ReadingRow(team: team, never: $never) }
  }
}

private struct ReadingRow: View {
  let team: Team
  @Binding var never: Int
  var body: some View {
    Text("\(team.never) \(never)").visualEffect { effect, _ in effect.opacity(0.5) }
  }
}

#if os(Linux)
/// How many bytes the process has grown by between the first repetitions and the last.
private func growth(of few: Int, _ many: Int, _ action: () throws -> Void) rethrows -> Int {
  for _ in 0..<few { try action() }
  let before = resident
  for _ in few..<many { try action() }
  return resident - before
}

private var resident: Int {
  let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
    separator: " ")
  return fields.flatMap { Int($0[1]) }.map { $0 * 4096 } ?? 0
}
#endif
