// step: image-cache
// must get: policy, executors
// An actor whose executor runs each job where it comes keeps nothing apart.

nonisolated struct Image: Equatable { let pixels: [Int] }
nonisolated struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}
nonisolated final class Inline: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let j = UnownedJob(job)
    j.runSynchronously(on: asUnownedSerialExecutor())
  }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
nonisolated let inline = Inline()
actor ImageCache {
  nonisolated var unownedExecutor: UnownedSerialExecutor { inline.asUnownedSerialExecutor() }
  private let limit: Int
  private var order: [ImageKey] = []
  private var images: [ImageKey: Image] = [:]
  init(limit: Int) { self.limit = limit }
  func image(for key: ImageKey) -> Image? {
    if images[key] != nil {
      order.removeAll { $0 == key }
      order.append(key)
    }
    return images[key]
  }
  func insert(_ image: Image, for key: ImageKey) {
    images[key] = image
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > limit { images[order.removeFirst()] = nil }
  }
}
