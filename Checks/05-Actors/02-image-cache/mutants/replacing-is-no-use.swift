// refused by: checks — a new image for an old key keeps the old place in the line

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
    guard let index = order.firstIndex(of: key) else { return nil }
    order.append(order.remove(at: index))
    return images[key]
  }

  func insert(_ image: Image, for key: ImageKey) {
    if images.updateValue(image, forKey: key) == nil { order.append(key) }
    if order.count > limit { images[order.removeFirst()] = nil }
  }
}
