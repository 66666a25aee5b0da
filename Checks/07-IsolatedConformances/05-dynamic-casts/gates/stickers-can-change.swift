// must compile: the given types stay: the main actor changes a sticker and asks what it conforms to
// mode: library
@testable import DynamicCasts

@MainActor
func gateChanges(_ sticker: DynamicCasts::Sticker) -> Bool {
  sticker.text += "!"
  return DynamicCasts::onTheMainActor(sticker) && DynamicCasts::calledFromMain(sticker)
}
