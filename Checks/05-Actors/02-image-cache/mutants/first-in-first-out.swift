// refused by: checks — the one that was inserted first goes, though it may be in use all the time

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
  private let limit: Int
  private var images: [ImageKey: Image] = [:]
  private var order: [ImageKey] = []

  init(limit: Int) {
    self.limit = limit
  }

  func image(for key: ImageKey) -> Image? {
    images[key]
  }

  func insert(_ image: Image, for key: ImageKey) {
    order.removeAll { $0 == key }
    order.append(key)
    images[key] = image
    if order.count > limit { images[order.removeFirst()] = nil }
  }
}
