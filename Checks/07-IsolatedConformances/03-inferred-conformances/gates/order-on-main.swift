// must not compile: on the main actor only, stickers are described and ordered
// mode: library
@testable import InferredConformances

func gateOrders<Item: Comparable>(_ one: Item, _ other: Item) -> Bool { one < other }
func gateDescribes<Item: CustomStringConvertible>(_ item: Item) -> String { item.description }

func gateOrdersElsewhere(
  _ one: InferredConformances::Sticker, _ other: InferredConformances::Sticker
) -> Bool {
  gateOrders(one, other)  // expected-error {{[isolated_conformance_wrong_domain]}}
}

func gateDescribesElsewhere(_ sticker: InferredConformances::Sticker) -> String {
  gateDescribes(sticker)  // expected-error {{[isolated_conformance_wrong_domain]}}
}
