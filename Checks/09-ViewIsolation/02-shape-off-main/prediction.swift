import SwiftUI

final class ShelfModel {
  var share = 0.25
}

struct Shelf: Shape {
  let share: Double

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
  }
}

@concurrent
func width(of shelf: Shelf) async -> Int {
  Int(shelf.path(in: CGRect(x: 0, y: 0, width: 100, height: 10)).boundingRect.width)
}

let model = ShelfModel()
let shelf = Shelf(share: model.share)
model.share = 0.5
print(await width(of: shelf))
