@_spi(Workshop) import SwiftUI
import Testing

/// Counts its taps; its name tells which one it is.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Shows what a closure makes of a list of names that a test changes.
@Observable private final class Names {
  var all: [String]
  var flag = true
  var choice = 0
  init(_ all: [String] = []) { self.all = all }
}

private struct Screen<Content: View>: View {
  let names: Names
  @ViewBuilder let content: (Names) -> Content
  var body: some View { VStack { content(names) } }
}

@Suite struct IdentityTests {
  private func buttons(_ host: ViewHost) -> [String] { host.all("Button").map(\.accessibleName) }

  @Test func stateFollowsTheElementThroughInsertsRemovalsAndReorders() throws {
    let names = Names(["A", "B", "C"])
    let host = ViewHost(
      Screen(names: names) { ForEach($0.all, id: \.self) { Counter(name: $0) } })
    try host.tap("B 0")
    try host.tap("C 0")
    try host.tap("C 1")
    names.all = ["X", "C", "A", "Y", "B"]
    host.update()
    #expect(buttons(host) == ["X 0", "C 2", "A 0", "Y 0", "B 1"])
    names.all = ["B", "C"]
    host.update()
    #expect(buttons(host) == ["B 1", "C 2"])
    names.all = ["A", "B", "C"]
    host.update()
    #expect(buttons(host) == ["A 0", "B 1", "C 2"])
  }

  @Test func aButtonOfAMovedRowStillActsOnItsOwnState() throws {
    let names = Names(["A", "B", "C"])
    let host = ViewHost(
      Screen(names: names) { ForEach($0.all, id: \.self) { Counter(name: $0) } })
    names.all.reverse()
    host.update()
    try host.tap("A 0")
    #expect(buttons(host) == ["C 0", "B 0", "A 1"])
  }

  @Test func elementsOfOneIdAreAFaultAndShowOnce() {
    let host = ViewHost(ForEach(["A", "B", "A"], id: \.self) { Counter(name: $0) })
    #expect(buttons(host) == ["A 0", "B 0"])
    #expect(host.recorder.faults == ["ForEach: two elements have the id A."])
  }

  @Test func eachBranchHasItsOwnState() throws {
    let names = Names()
    let host = ViewHost(
      Screen(names: names) {
        if $0.flag { Counter(name: "same") } else { Counter(name: "same") }
        Counter(name: "after")
      })
    try host.tap("same 0")
    try host.tap("after 0")
    names.flag = false
    host.update()
    #expect(buttons(host) == ["same 0", "after 1"])
    names.flag = true
    host.update()
    #expect(buttons(host) == ["same 0", "after 1"])
  }

  @Test func aConditionInAnArgumentKeepsTheState() throws {
    let names = Names()
    let host = ViewHost(Screen(names: names) { Counter(name: $0.flag ? "one" : "two") })
    try host.tap("one 0")
    names.flag = false
    host.update()
    #expect(buttons(host) == ["two 1"])
  }

  @Test func eachCaseOfASwitchHasItsOwnState() throws {
    let names = Names()
    let host = ViewHost(
      Screen(names: names) {
        switch $0.choice {
        case 0: Counter(name: "case")
        case 1: Counter(name: "case")
        default: Counter(name: "case")
        }
      })
    for choice in [1, 2, 0] {
      try host.tap("case 0")
      names.choice = choice
      host.update()
      #expect(buttons(host) == ["case 0"])
    }
  }

  @Test func whatFollowsAnIfKeepsItsStateWhenTheIfComesAndGoes() throws {
    let names = Names()
    let host = ViewHost(
      Screen(names: names) {
        if $0.flag { Counter(name: "if") }
        Counter(name: "after")
      })
    try host.tap("if 0")
    try host.tap("after 0")
    names.flag = false
    host.update()
    #expect(buttons(host) == ["after 1"])
    names.flag = true
    host.update()
    #expect(buttons(host) == ["if 0", "after 1"])
  }

  @Test func anotherTypeInAnAnyViewIsAnotherIdentity() throws {
    let names = Names()
    let host = ViewHost(
      Screen(names: names) {
        $0.flag ? AnyView(Counter(name: "any")) : AnyView(Group { Counter(name: "any") })
        AnyView(Counter(name: "always"))
      })
    try host.tap("any 0")
    try host.tap("always 0")
    names.flag = false
    host.update()
    #expect(buttons(host) == ["any 0", "always 1"])
  }

  @Test func nestedForEachesTellEqualIdsApart() throws {
    let names = Names(["A", "B"])
    let host = ViewHost(
      Screen(names: names) { names in
        ForEach(names.all, id: \.self) { outer in
          Group {
            ForEach(0..<2) { Counter(name: "\(outer)\($0)") }
          }
        }
      })
    try host.tap("A1 0")
    try host.tap("B1 0")
    try host.tap("B1 1")
    names.all = ["B", "A"]
    host.update()
    #expect(buttons(host) == ["B0 0", "B1 2", "A0 0", "A1 1"])
  }

  @Test func anElementThatShowsSeveralViewsKeepsThemApart() throws {
    let names = Names(["A", "B"])
    let host = ViewHost(
      Screen(names: names) {
        ForEach($0.all, id: \.self) {
          Counter(name: "\($0)left")
          Counter(name: "\($0)right")
        }
      })
    try host.tap("Bright 0")
    names.all = ["B"]
    host.update()
    #expect(buttons(host) == ["Bleft 0", "Bright 1"])
  }

  @Test func oneValueUsedTwiceHasTwoStates() throws {
    let counter = Counter(name: "twin")
    let host = ViewHost(
      VStack {
        counter
        counter
      })
    try host.tap("twin 0")
    #expect(buttons(host) == ["twin 1", "twin 0"])
  }

  @Test func aModifierHasAStateOfItsOwn() throws {
    let names = Names(["A", "B"])
    let host = ViewHost(
      Screen(names: names) {
        ForEach($0.all, id: \.self) { Counter(name: $0).modifier(Starred()) }
      })
    try host.tap("star false")
    try host.tap("A 0")
    names.all = ["B", "A"]
    host.update()
    #expect(buttons(host) == ["B 0", "star false", "A 1", "star true"])
  }

  @Test func propertiesOfOnesOwnHoldStateAndReadTheEnvironment() throws {
    let host = ViewHost(
      VStack {
        Pager(name: "first")
        Pager(name: "second")
      }.environment(\.step, 5))
    try host.tap("first 0 0")
    try host.tap("first 5 1")
    try host.tap("second 0 0")
    #expect(buttons(host) == ["first 10 2", "second 5 1"])
  }
}

private struct Starred: ViewModifier {
  @State private var isOn = false
  func body(content: Content) -> some View {
    HStack {
      content
      Button("star \(isOn)") { isOn.toggle() }
    }
  }
}

private struct StepKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

/// Two wrappers of one type, and one that wraps a wrapper.
@propertyWrapper private struct Page: DynamicProperty {
  @State private var number = 0
  @Environment(\.step) private var step
  private var turns = Turns()

  var wrappedValue: String { "\(number) \(turns.count)" }
  func turn() {
    number += step
    turns.count += 1
  }
}

private struct Turns: DynamicProperty {
  @State private var stored = 0
  var count: Int {
    get { stored }
    nonmutating set { stored = newValue }
  }
}

private struct Pager: View {
  let name: String
  @Page private var page
  var body: some View { Button("\(name) \(page)") { _page.turn() } }
}
