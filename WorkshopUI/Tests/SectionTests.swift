@_spi(Workshop) import SwiftUI
import Testing

@Suite struct SectionTests {
  struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  struct Directory: View {
    var body: some View {
      List {
        ForEach(0..<12) { section in
          Section("Section \(section)") {
            ForEach(0..<10_000) { Row(number: section * 10_000 + $0) }
          }
        }
      }
    }
  }

  @Test func onlyRowsInSightAreEvaluatedHoweverDeepTheListIsScrolled() throws {
    let host = ViewHost(Directory())
    #expect(host.text.contains(#"Text "Row 0""#))
    #expect(host.recorder.bodies["Row", default: 0] < 60)
    host.recorder.reset()
    // 70,000 rows and 8 headers stand above.
    try host.send(.scroll, "\(70_008 * 44)", id: host.all("List")[0].id)
    #expect(host.text.contains(#"Text "Row 70,000""#))
    #expect(host.all("Section").count == 12)
    #expect(host.recorder.bodies["Row", default: 0] < 40)
    host.recorder.reset()
    try host.send(.scroll, "\(70_010 * 44)", id: host.all("List")[0].id)
    #expect(host.recorder.bodies["Row", default: 0] <= 2)
  }

  struct Team: View {
    @State var names = ["Ada", "Grace", "Hedy", "Mary"]
    @State var loads = 0
    var body: some View {
      List {
        Text("\(loads) loads")
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions(edge: .leading) { Button("Greet \(name)") { names.append("Hi \(name)") } }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .refreshable { loads += 1 }
    }
  }

  private func names(_ host: ViewHost) -> [String] {
    host.all("List")[0].children.dropFirst().map(\.accessibleName)
  }

  @Test func rowsAreRemovedAndMovedByTheirPlaceAmongAll() throws {
    let host = ViewHost(Team())
    try host.send(.delete, to: "Grace")
    #expect(names(host) == ["Ada", "Hedy", "Mary"])
    try host.send(.move, "0", to: "Mary")
    #expect(names(host) == ["Mary", "Ada", "Hedy"])
    try host.tap("Greet Ada")
    #expect(names(host).last == "Hi Ada")
  }

  @Test func aRowMovesUpOrDownByOnePlaceOfItsForEach() throws {
    let host = ViewHost(Team())
    try host.send(.move, "up", to: "Grace")
    #expect(names(host) == ["Grace", "Ada", "Hedy", "Mary"])
    try host.send(.move, "down", to: "Hedy")
    #expect(names(host) == ["Grace", "Ada", "Mary", "Hedy"])
    try host.send(.move, "up", to: "Grace")
    try host.send(.move, "down", to: "Hedy")
    #expect(names(host) == ["Grace", "Ada", "Mary", "Hedy"])
  }

  @Test(arguments: ["-1", "5", "99", "", "there"])
  func aMoveToAPlaceThatIsNotThereChangesNothing(_ place: String) throws {
    let host = ViewHost(Team())
    try host.send(.move, place, to: "Mary")
    #expect(names(host) == ["Ada", "Grace", "Hedy", "Mary"])
  }

  @Test func pullingAListDownLoadsItAgain() async throws {
    let host = ViewHost(Team())
    #expect(host.all("List")[0]["style"] == "plain")
    await withCheckedContinuation { loaded in
      host.onUpdate = {
        guard host.text.contains("1 loads") else { return }
        host.onUpdate = nil
        loaded.resume()
      }
      try? host.send(.refresh, id: host.all("List")[0].id)
    }
  }
}
