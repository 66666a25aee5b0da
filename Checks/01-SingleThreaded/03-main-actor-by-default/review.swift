final class Badge {
  var text = "new"
}

final class Stamp {
  let word: String

  init(word: String) { self.word = word }

  func mark(_ badge: Badge) {
    badge.text = word
  }
}

func wear(_ badge: Badge) {
  Stamp(word: "seen").mark(badge)
}

extension Stamp {
  nonisolated static var empty: Stamp { Stamp(word: "none") }
}

let badge = Badge()
wear(badge)
print(badge.text, Stamp.empty.word)
