@globalActor
actor Kitchen {
  static let shared = Kitchen()
}

@Kitchen
final class Pantry {
  var eggs = 6
}

extension Pantry {
  func takeTwo() -> Int {
    eggs -= 2
    return eggs
  }
}

let pantry = Pantry()
print("\(await pantry.takeTwo()) eggs")
