final class Badge {
  var name = "Ada"
}

struct Card: Sendable {
  var badge = Badge()
}

let card = Card()
let copy = card
copy.badge.name = "Grace"
print(card.badge.name)
