@_spi(Workshop) import SwiftUI
import Synchronization
import Testing

@Observable private final class Company {
  var name = "Acme"
  var people = [Person("Ada"), Person("Grace")]
  var unread = 0
  private(set) var never = 0
}

@Observable private final class Person: Identifiable {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var text: String
}

@Suite struct FollowingTests {
  private func texts(_ host: ViewHost) -> [String] { host.all("Text").compactMap { $0["text"] } }

  @Test func aChildThatReadsABindingIsEvaluatedAndItsParentIsNot() throws {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("parent")
          Child(count: $count)
        }
      }
    }
    let host = ViewHost(Parent())
    host.recorder.reset()
    try host.tap("0")
    #expect(texts(host) == ["parent", "1"])
    #expect(host.recorder.bodies == ["Child": 1])
  }

  @Test func bindingsToElementsWriteIntoTheArray() throws {
    struct Row: View {
      @Binding var item: Item
      var body: some View { Button(item.text) { item.text += "!" } }
    }
    struct Rows: View {
      @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
      var body: some View {
        ForEach($items) { Row(item: $0) }
        Button("drop") { items.removeFirst() }
        Text(items.map(\.text).joined())
      }
    }
    let host = ViewHost(Rows())
    try host.tap("b")
    #expect(texts(host) == ["a", "b!", "drop", "ab!"])
    try host.tap("drop")
    try host.tap("b!")
    #expect(texts(host) == ["b!!", "drop", "b!!"])
  }

  @Test func bindableWritesIntoTheModel() throws {
    struct Editor: View {
      @Bindable var person: Person
      var body: some View { Rename(name: $person.name) }
    }
    struct Rename: View {
      @Binding var name: String
      var body: some View { Button(name) { name += "y" } }
    }
    let person = Person("Ad")
    let host = ViewHost(Editor(person: person))
    host.recorder.reset()
    try host.tap("Ad")
    #expect(person.name == "Ady" && texts(host) == ["Ady"])
    #expect(host.recorder.bodies == ["Rename": 1])
  }

  @Test func onlyReadersOfAPropertyAreEvaluated() {
    struct Title: View {
      let company: Company
      var body: some View { Text(company.name) }
    }
    struct Badge: View {
      let company: Company
      var body: some View { Text("\(company.unread)") }
    }
    struct Row: View {
      let person: Person
      var body: some View { Text(person.name) }
    }
    struct Screen: View {
      let company: Company
      var body: some View {
        Title(company: company)
        Badge(company: company)
        ForEach(company.people) { Row(person: $0) }
      }
    }
    let company = Company()
    let host = ViewHost(Screen(company: company))
    host.recorder.reset()
    company.unread = 3
    host.update()
    #expect(host.recorder.bodies == ["Badge": 1])
    company.people[1].name = "Hedy"
    host.update()
    #expect(host.recorder.bodies == ["Badge": 1, "Row": 1])
    #expect(texts(host) == ["Acme", "3", "Ada", "Hedy"])
  }

  @Test func whatAChildReadsIsNoBusinessOfItsParents() {
    struct Parent: View {
      let company: Company
      var body: some View { VStack { Child(company: company) } }
    }
    struct Child: View {
      let company: Company
      var body: some View { Text(company.name) }
    }
    let company = Company()
    let host = ViewHost(Parent(company: company))
    host.recorder.reset()
    company.name = "Apex"
    host.update()
    #expect(host.recorder.bodies == ["Child": 1])
  }

  @Test func aModelInTheEnvironmentIsFollowed() {
    struct Deep: View {
      @Environment(Company.self) private var company
      @Environment(Person.self) private var person: Person?
      var body: some View { Text("\(company.name) \(person?.name ?? "nobody")") }
    }
    let company = Company()
    let host = ViewHost(Group { VStack { HStack { Deep() } } }.environment(company))
    company.name = "Apex"
    host.update()
    #expect(texts(host) == ["Apex nobody"])
  }

  @Test func anUnchangedEnvironmentEvaluatesNobody() throws {
    let company = Company()
    let host = ViewHost(EnvironmentScreen(company: company))
    host.recorder.reset()
    try host.tap("again 0")
    #expect(host.recorder.bodies == ["EnvironmentScreen": 1])
    try host.tap("scale")
    #expect(texts(host).suffix(2) == ["Acme 2", "plain"])
  }

  @Test func modelsMayBeChangedOffTheMainActor() async {
    let gauge = Gauge()
    struct Screen: View {
      let gauge: Gauge
      var body: some View { Text("\(gauge.level)") }
    }
    let host = ViewHost(Screen(gauge: gauge))
    for level in 1...20 {
      await withCheckedContinuation { continuation in
        host.onUpdate = {
          host.onUpdate = nil
          continuation.resume()
        }
        DispatchQueue.global().async { gauge.level = level }
      }
      #expect(texts(host) == ["\(level)"])
    }
  }

  @Test func aChangeThatIsStillBeingMadeElsewhereIsNotLost() async {
    let gauge = SlowGauge()
    struct Screen: View {
      let gauge: SlowGauge
      var body: some View { Text("\(gauge.level)") }
    }
    let host = ViewHost(Screen(gauge: gauge))
    // The writer has announced the change and not made it; meanwhile the main actor has had turns.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { gauge.set(7) { continuation.resume() } }
    }
    for _ in 0..<10 { await Task.yield() }
    host.update()
    #expect(texts(host) == ["0"])
    await withCheckedContinuation { continuation in
      host.onUpdate = {
        host.onUpdate = nil
        continuation.resume()
      }
      gauge.goOn.signal()
    }
    #expect(texts(host) == ["7"])
  }

  @Test func stateMayBeWrittenOffTheMainActor() async throws {
    struct Screen: View {
      @State private var text = "before"
      var body: some View {
        let write = { @Sendable [_text] in _text.wrappedValue = "after" }
        Button(text) { DispatchQueue.global().async(execute: write) }
      }
    }
    let host = ViewHost(Screen())
    try await withCheckedThrowingContinuation { continuation in
      host.onUpdate = {
        if self.texts(host) == ["after"] {
          host.onUpdate = nil
          continuation.resume()
        }
      }
      do { try host.tap("before") } catch { continuation.resume(throwing: error) }
    }
    #expect(texts(host) == ["after"])
  }

  @Test func stateThatIsChangedWhileABodyIsEvaluatedIsAFault() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    let host = ViewHost(Screen())
    #expect(host.recorder.faults == ["State is changed while a body is evaluated."])
    #expect(texts(host) == ["1"])
  }

  @Test func bodiesThatChangeTheirOwnStateForEverDoNotHang() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let host = ViewHost(Screen())
    #expect(host.recorder.faults.contains("The views change each other without end."))
  }

  @Test func viewsThatChangeEachOtherForEverDoNotHang() {
    struct Screen: View {
      @State private var left = 0
      @State private var right = 0
      var body: some View {
        Text("\(left) \(right)")
          .onChange(of: left, initial: true) { right += 1 }
          .onChange(of: right) { left += 1 }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.recorder.faults == ["The views change each other without end."])
  }
}

private struct ScaleKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var scale: Int {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

private struct EnvironmentScreen: View {
  let company: Company
  @State private var count = 0
  @State private var scale = 1
  var body: some View {
    VStack {
      Button("again \(count)") { count += 1 }
      Button("scale") { scale += 1 }
      HStack {
        Reader()
        Plain()
      }
    }
    .environment(company)
    .environment(\.scale, scale)
  }
}

private struct Reader: View {
  @Environment(Company.self) private var company
  @Environment(\.scale) private var scale
  var body: some View { Text("\(company.name) \(scale)") }
}

private struct Plain: View {
  var body: some View { Text("plain") }
}

/// A model that any thread may change.
@Observable private nonisolated final class Gauge: Sendable {
  @ObservationIgnored private let stored = Mutex(0)
  var level: Int {
    get {
      access(keyPath: \.level)
      return stored.withLock { $0 }
    }
    set { withMutation(keyPath: \.level) { stored.withLock { $0 = newValue } } }
  }
}

/// Announces a change and waits before it makes it.
@Observable private nonisolated final class SlowGauge: Sendable {
  @ObservationIgnored private let stored = Mutex(0)
  @ObservationIgnored let goOn = DispatchSemaphore(value: 0)
  var level: Int {
    access(keyPath: \.level)
    return stored.withLock { $0 }
  }
  func set(_ level: Int, isAnnounced: @Sendable () -> Void) {
    withMutation(keyPath: \.level) {
      isAnnounced()
      goOn.wait()
      stored.withLock { $0 = level }
    }
  }
}
