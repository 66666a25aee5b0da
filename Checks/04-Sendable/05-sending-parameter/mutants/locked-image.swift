// refused by: gates — a lock in `Image` makes it `Sendable`, and two places share it for ever
// whole: `Image` becomes `Sendable`, with its filters behind a lock
// A sending parameter
//
// Pictures are taken in one place and developed in another. The queue between the two takes only
// items that are `Sendable`. So it refuses an `Image`, although the taker of a picture lets go of
// it.
//
// Goal: the queue carries items of any type, and `takePicture` compiles as it stands. `enqueue`
// stays synchronous. It passes on the item itself, not a copy: once, in order, however many wait.
// Who has handed over an item that is not `Sendable` may not use it again: the compiler refuses
// that. The queue itself stays `Sendable`, with items of any type, and `Image` stays as it is.

import Synchronization

// MARK: - Given

/// Nothing protects an image, so only one place at a time may hold it.
final class Image: Sendable {
  private let state = Mutex<[String]>([])

  var filters: [String] { state.withLock { $0 } }

  func apply(_ filter: String) {
    state.withLock { $0.append(filter) }
  }
}

// MARK: - Your turn

struct WorkQueue<Item: Sendable>: Sendable {
  private let entrance: AsyncStream<Item>.Continuation

  /// Makes a queue, and the stream out of which its items come.
  static func make() -> (queue: WorkQueue, items: AsyncStream<Item>) {
    let (items, entrance) = AsyncStream.makeStream(of: Item.self)
    return (WorkQueue(entrance: entrance), items)
  }

  func enqueue(_ item: Item) {
    entrance.yield(item)
  }

  func finish() {
    entrance.finish()
  }
}

// MARK: - Given

func takePicture(of name: String, for queue: WorkQueue<Image>) {
  let image = Image()
  image.apply("portrait of \(name)")
  queue.enqueue(image)
}
