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
    #expect(host.text.contains(#"Text "Row 70000""#))
    #expect(host.all("Section").count == 12)
    #expect(host.recorder.bodies["Row", default: 0] < 40)
    host.recorder.reset()
    try host.send(.scroll, "\(70_010 * 44)", id: host.all("List")[0].id)
    #expect(host.recorder.bodies["Row", default: 0] <= 2)
  }

  struct Team: View {
    @State var names = ["Ada", "Grace", "Hedy", "Mary"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
        }
        .onDelete { for row in $0.reversed() { names.remove(at: row) } }
      }
    }
  }

  private func names(_ host: ViewHost) -> [String] {
    host.all("List")[0].children.map(\.accessibleName)
  }

  @Test func aRowIsRemovedByTheirPlaceAmongAll() throws {
    let host = ViewHost(Team())
    try host.send(.delete, to: "Grace")
    #expect(names(host) == ["Ada", "Hedy", "Mary"])
  }

}
