// differs: a class with images and line in one Mutex; nobody has to wait for a turn

import Synchronization

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
  private struct State {
    var images: [ImageKey: Image] = [:]
    var order: [ImageKey] = []

    mutating func use(_ key: ImageKey) {
      order.removeAll { $0 == key }
      order.append(key)
    }
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  func image(for key: ImageKey) -> Image? {
    state.withLock { state in
      guard let image = state.images[key] else { return nil }
      state.use(key)
      return image
    }
  }

  func insert(_ image: Image, for key: ImageKey) {
    state.withLock { state in
      state.images[key] = image
      state.use(key)
      if state.order.count > limit { state.images[state.order.removeFirst()] = nil }
    }
  }
}
