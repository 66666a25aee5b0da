// must compile: generic nonisolated code takes stickers as `Exportable`, and `Sticker` as `Catalogued`
// mode: library
@testable import WhereTheyCannotGo

nonisolated func gateTakes<Item: WhereTheyCannotGo::Exportable & Sendable>(_ item: Item) -> String {
  item.export()
}

nonisolated func gateTakesType<Item: WhereTheyCannotGo::Catalogued>(_ type: Item.Type) -> String {
  type.shelf
}

nonisolated func gateHandsOver(_ sticker: WhereTheyCannotGo::Sticker) -> String {
  gateTakes(sticker) + gateTakesType(WhereTheyCannotGo::Sticker.self)
}
