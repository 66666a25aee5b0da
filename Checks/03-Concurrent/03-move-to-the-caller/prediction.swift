final class PaletteLibrary {
  private var cache = [7: "teal"]

  @concurrent
  func palette(for employeeID: Int) async -> String? {
    await cache[employeeID]
  }
}

let library = PaletteLibrary()
var shown: String? = "grey"
Task.immediate { shown = await library.palette(for: 7) }
print("the row is \(shown ?? "empty")")
