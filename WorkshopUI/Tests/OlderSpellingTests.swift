import Dispatch
@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct OlderSpellingTests {
  private let sender = PassthroughSubject<Int, Never>()
  private let host: ViewHost
  init() { host = ViewHost(OlderSpellings(sender: sender)) }

  @Test func anOldAlertAsksAndItsButtonsAct() throws {
    #expect(!host.text.contains("Sure?"))
    try host.tap("Ask")
    #expect(host.text.contains("Sure?"))
    #expect(host.text.contains("It is gone then."))
    try host.tap("Delete")
    #expect(host.text.contains("ticks 100"))
    #expect(!host.text.contains("Sure?"))
  }

  @Test func anOldActionSheetIsOfItsItem() throws {
    try host.tap("Choose")
    #expect(host.text.contains("Take plums"))
    try host.tap("Take")
    #expect(!host.text.contains("Take plums"))
  }

  @Test func aViewReceivesWhatIsSentWhileItIsShown() async {
    host.update()
    sender.send(2)
    sender.send(3)
    // On Linux the main actor need not be on the main thread: values come by the main queue, in order.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    host.update()
    #expect(host.text.contains("ticks 5"))
  }

  /// Shows what a view makes of the values that were sent so far: they come by the main queue, in order.
  private func showReceived(in host: ViewHost) async {
    host.update()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    host.update()
  }

  @Test func aViewListensToThePublisherOfItsLatestBody() async throws {
    struct Listener: View {
      let senders: [PassthroughSubject<Int, Never>]
      @State private var chosen = 0
      @State private var sums = [0, 0]
      var body: some View {
        Button("Next") { chosen += 1 }
        Text("\(sums[0]) and \(sums[1])")
          .onReceive(senders[chosen]) { sums[0] += $0 }
          .onReceive(senders[chosen].map { $0 * 10 }) { sums[1] += $0 }
      }
    }
    let senders = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let host = ViewHost(Listener(senders: senders))
    senders[0].send(1)
    await showReceived(in: host)
    try host.tap("Next")
    senders[0].send(2)
    senders[1].send(3)
    await showReceived(in: host)
    #expect(host.all("Text").last?["text"] == "4 and 40")
  }

  @Test func aPublisherThatIsTheSameIsNotListenedToAnew() async throws {
    struct Listener: View {
      let present = CurrentValueSubject<Int, Never>(7)
      @State private var round = 0
      @State private var heard: [String] = []
      var body: some View {
        Button("Again \(round)") { round += 1 }
        Text(heard.sorted().joined(separator: ", "))
          .onReceive(present) { heard.append("present \($0)") }
          .onReceive(present.map { $0 + 1 }.removeDuplicates()) { heard.append("made \($0)") }
          .onReceive(Just("\(round / 2)")) { heard.append("just \($0)") }
      }
    }
    let host = ViewHost(Listener())
    func heard() -> String? { host.all("Text").last?["text"] }
    await showReceived(in: host)
    #expect(heard() == "just 0, made 8, present 7")
    try host.tap("Again 0")
    await showReceived(in: host)
    #expect(heard() == "just 0, made 8, present 7")
    try host.tap("Again 1")
    await showReceived(in: host)
    #expect(heard() == "just 0, just 1, made 8, present 7")
    #expect(host.recorder.faults == [])
  }

  @Test func keyframesShowTheirEndOnceTheTriggerHasChanged() throws {
    #expect(host.text.contains("height 0 turn 0"))
    try host.tap("Jump")
    #expect(host.text.contains("height 8 turn 90"))
  }

  @Test func anOldPresentationModeEndsASheet() throws {
    try host.tap("Open")
    #expect(host.text.contains("presented"))
    try host.tap("Done")
    #expect(!host.text.contains("presented"))
  }

  @Test func whatIsOnlyNotedIsInTheTree() {
    #expect(host.text.contains("accessibilityAction(Share)"))
    #expect(host.text.contains("accessibilitySortPriority(2"))
    #expect(host.text.contains("transition(Fading)"))
    #expect(host.recorder.faults == [])
  }

  @Test func anOldColourOfControlsIsATint() {
    #expect(ViewHost(Button("a") {}.accentColor(.red)).text.contains("tint(red)"))
  }

  @Test func anOldPickerHasItsLabelInTheMiddle() throws {
    let picker = Picker(selection: .constant(2), label: Text("Size")) { Text("Two").tag(2) }
    #expect(try #require(ViewHost(picker).all("Picker").first).accessibleName == "Size")
  }
}
