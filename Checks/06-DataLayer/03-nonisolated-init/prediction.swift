@globalActor
actor Kitchen {
  static let shared = Kitchen()
}

@Kitchen
final class Pantry {
  private(set) var eggs: Int

  init() {
    eggs = 6
    takeOne()
  }

  func takeOne() { eggs -= 1 }
}

let pantry = await Pantry()
print("\(await pantry.eggs) eggs")
