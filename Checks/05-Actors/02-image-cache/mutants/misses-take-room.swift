// refused by: checks — it notes the use before it knows whether there is an image

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
    use(key)
    return images[key]
  }

  func insert(_ image: Image, for key: ImageKey) {
    use(key)
    images[key] = image
  }

  private func use(_ key: ImageKey) {
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > limit { images[order.removeFirst()] = nil }
  }
}
