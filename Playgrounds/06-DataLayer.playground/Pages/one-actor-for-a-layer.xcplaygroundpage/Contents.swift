//: # Two classes, one actor
//: Both are isolated to `Shelves`, so one uses the other without `await`.

@globalActor actor Shelves {
  static let shared = Shelves()
}

@Shelves final class Shelf {
  private(set) var books: [String] = []
  nonisolated init() {}
  func put(_ book: String) { books.append(book) }
}

@Shelves final class Library {
  private let fiction = Shelf()
  private let science = Shelf()
  nonisolated init() {}

  func sort(_ books: [String]) -> [Int] {
    for book in books {
      if book.hasPrefix("On ") { science.put(book) } else { fiction.put(book) }
    }
    return [fiction.books.count, science.books.count]
  }
}

let library = Library()
await library.sort(["Emma", "On the Origin of Species", "Ulysses"])

// Change this and see: take `@Shelves` from `Shelf`. Where is it now, and what has to wait?
