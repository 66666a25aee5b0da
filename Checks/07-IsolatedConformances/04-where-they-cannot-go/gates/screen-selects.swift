// must compile: the screen selects stickers, also if it knows the protocol only
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
