// refused by: checks — it counts how often an image is used, and not when it was last

// MARK: - Given

nonisolated struct Image: Equatable {
  let pixels: [Int]
}

// MARK: - Your turn

nonisolated struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}

actor ImageCache {
  private struct Entry {
    let key: ImageKey
    var image: Image
    var useCount = 1
  }

  private let limit: Int
  private var entries: [Entry] = []

  init(limit: Int) {
    self.limit = limit
  }

  func image(for key: ImageKey) -> Image? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    entries[index].useCount += 1
    return entries[index].image
  }

  func insert(_ image: Image, for key: ImageKey) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].image = image
      entries[index].useCount += 1
      return
    }
    if entries.count == limit,
      let rarest = entries.indices.min(by: { entries[$0].useCount < entries[$1].useCount })
    {
      entries.remove(at: rarest)
    }
    entries.append(Entry(key: key, image: image))
  }
}
