// A sending parameter
//
// Pictures are taken in one place and developed in another. The queue between them takes only
// `Sendable` items. So it refuses an `Image`, although `takePicture` does not use it again. This
// file is built in library mode.
//
// Goal: the queue carries items of any type, and `takePicture` compiles as it stands.
//
// - `enqueue` stays synchronous. `enqueue` passes on the item itself, not a copy.
// - Every item comes out once, in order, also from a cancelled task.
// - The compiler refuses a caller that uses an item after handing it over, unless it is `Sendable`.
// - A queue of any items is `Sendable`. `Image` stays.
// - `make` still makes a queue and its stream, and `finish` ends that stream.

// MARK: - Given

/// Nothing protects an image, so only one place at a time may hold it.
final class Image {
  private(set) var filters: [String] = []

  func apply(_ filter: String) {
    filters.append(filter)
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

  // TODO: Ask less of the type of an item, and more of the caller.
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
