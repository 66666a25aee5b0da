// differs: a class hands each call to an actor, in a task of its own that it waits for

// MARK: - Given

nonisolated struct Image: Equatable {
  let pixels: [Int]
}

// MARK: - Your turn

nonisolated struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}

nonisolated final class ImageCache: Sendable {
  private let shelf: Shelf

  init(limit: Int) {
    shelf = Shelf(limit: limit)
  }

  func image(for key: ImageKey) async -> Image? {
    await Task { await shelf.image(for: key) }.value
  }

  func insert(_ image: Image, for key: ImageKey) async {
    await Task { await shelf.insert(image, for: key) }.value
  }
}

actor Shelf {
  private let limit: Int
  private var images: [ImageKey: Image] = [:]
  private var keys: [ImageKey] = []

  init(limit: Int) {
    self.limit = limit
  }

  func image(for key: ImageKey) -> Image? {
    guard let image = images[key] else { return nil }
    noteUse(of: key)
    return image
  }

  func insert(_ image: Image, for key: ImageKey) {
    images[key] = image
    noteUse(of: key)
    if keys.count > limit { images[keys.removeFirst()] = nil }
  }

  private func noteUse(of key: ImageKey) {
    keys.removeAll { $0 == key }
    keys.append(key)
  }
}
