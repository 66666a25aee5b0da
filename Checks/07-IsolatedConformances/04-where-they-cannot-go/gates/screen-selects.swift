// must compile: a sticker stays `Selectable` on the main actor, without `await`
// mode: app
@testable import WhereTheyCannotGo

func gateToggles(_ item: any WhereTheyCannotGo::Selectable) {
  item.isSelected.toggle()
}

func gateScreen(_ sticker: WhereTheyCannotGo::Sticker) -> Bool {
  sticker.isSelected = false
  gateToggles(sticker)
  return sticker.isSelected
}
