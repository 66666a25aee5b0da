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
