struct ImageKey: Hashable {
  let employeeID: Int
}

actor ImageCache {
  func countDifferent(_ first: ImageKey, _ second: ImageKey) -> Int {
    first == second ? 1 : 2
  }
}

let cache = ImageCache()
let count = await cache.countDifferent(ImageKey(employeeID: 7), ImageKey(employeeID: 12))
print("\(count) keys")
