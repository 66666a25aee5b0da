// A sending parameter
//
// Pictures are taken in one place and developed in another. The queue between the two takes only
// items that are `Sendable`. So it refuses an `Image`, although `takePicture` lets go of it. This
// file is built in library mode.
//
// Goal: the queue carries items of any type, and `takePicture` compiles as it stands.
// - `enqueue` stays synchronous, and passes on the item itself, not a copy.
// - Every item comes out once, in order, however many wait, and also when a cancelled task hands it
//   over.
// - A caller may not use an item that is not `Sendable` after handing it over: the compiler refuses
//   that.
// - The queue is `Sendable`, whatever it carries. `Image` stays as it is.
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
