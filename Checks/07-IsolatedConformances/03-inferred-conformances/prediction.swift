@MainActor
final class Badge {
  var name = "Ada"
}

extension Badge: Equatable {
  static func == (left: Badge, right: Badge) -> Bool {
    left.name == right.name
  }
}

let one = Badge()
let other = Badge()
other.name = "Grace"
one.name = "Grace"
print([one] == [other])
