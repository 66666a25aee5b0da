// step: finish-before-you-send
// must get: failed
// Members of the library's types under the names that an adapter measures with.

nonisolated struct Filter: Sendable {
  let name: String
  let work: @Sendable () -> Void
}

nonisolated final class Image {
  private(set) var filters: [String] = []

  func apply(_ filter: Filter) {
    filter.work()
    filters.append(filter.name)
  }
}

final class AvatarScreen {
  private(set) var image: Image?
  private(set) var shown: [[String]] = []

  func display(_ image: Image) {
    self.image = image
    shown.append(image.filters)
  }
}

@concurrent
func developAvatar(with filters: [Filter], on screen: AvatarScreen) async {
  let image = Image()
  await screen.display(image)
  let more = Image()
  for filter in filters.reversed() { more.apply(filter) }
}

extension ArraySlice {
  nonisolated func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool { true }
}

extension Array where Element == String {
  nonisolated func contains(_ element: String) -> Bool { true }
  nonisolated mutating func append(_ element: String) {}
}
