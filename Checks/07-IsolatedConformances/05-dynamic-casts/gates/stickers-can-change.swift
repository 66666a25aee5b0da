// must compile: the main actor changes a sticker's text, and asks whether the sticker is `Exportable`
// mode: library
@testable import DynamicCasts

@MainActor
func gateChanges(_ sticker: DynamicCasts::Sticker) -> Bool {
  sticker.text += "!"
  return DynamicCasts::onTheMainActor(sticker) && DynamicCasts::calledFromMain(sticker)
}
