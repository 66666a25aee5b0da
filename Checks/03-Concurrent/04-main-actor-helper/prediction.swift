final class PaletteBook {
  var palettes: [Int: String] = [:]
}

@concurrent
func add(to book: PaletteBook) async {
  if await book.palettes[7] == nil {
    await book.palettes[7] = "teal"
  }
}

let book = PaletteBook()
await add(to: book)
print("the book has \(book.palettes[7] ?? "nothing")")
