/// A made-up picture of an employee: two or three colours and a shape, always the same for an id.
struct AvatarPicture: Equatable, Sendable {
  /// Width and height in pixels.
  static let side = 96

  struct Colour: Equatable, Sendable {
    let red, green, blue: UInt8

    /// From a number such as 0xff8800.
    init(_ value: UInt32) {
      red = UInt8(truncatingIfNeeded: value >> 16)
      green = UInt8(truncatingIfNeeded: value >> 8)
      blue = UInt8(truncatingIfNeeded: value)
    }
  }

  enum Shape: CaseIterable, Sendable {
    case disc, ring, diamond, triangle, stripes, quarters, hill, petals
  }

  let shape: Shape
  /// Background, shape, and for some a third for what is inside of it.
  let colours: [Colour]

  init(id: Int64) {
    var fingerprint = Fingerprint()
    fingerprint.add("avatar \(id)")
    var generator = SplitMix(seed: fingerprint.value)
    shape = generator.pick(Shape.allCases)
    let triple = generator.pick(Self.triples)
    colours = triple.prefix(generator.next() % 3 == 0 ? 2 : 3).map(Colour.init)
  }

  /// Colours that go together, and differ enough for one to be found beside the other.
  private static let triples: [[UInt32]] = [
    [0x1b4965, 0xbee9e8, 0xff9f1c], [0x6a040f, 0xffba08, 0xf8edeb], [0x2d6a4f, 0xd8f3dc, 0xffd166],
    [0x3d348b, 0xf7b801, 0xf18701], [0xf2e9e4, 0x9a348e, 0x22223b], [0xffe8d6, 0xcb997e, 0x6b705c],
    [0x0b132b, 0x6fffe9, 0x5bc0be], [0xfde2e4, 0xe5383b, 0x161a1d], [0xcaf0f8, 0x0077b6, 0x03045e],
    [0x588157, 0xdad7cd, 0x344e41], [0x7209b7, 0x4cc9f0, 0xf72585], [0xfefae0, 0xbc6c25, 0x283618],
    [0xffcdb2, 0xb5838d, 0x6d6875], [0x006d77, 0xffddd2, 0xe29578], [0x432818, 0xffe6a7, 0x99582a],
    [0xe0fbfc, 0xee6c4d, 0x293241],
  ]

  /// The colour of a pixel; 0, 0 is the upper left.
  func colour(x: Int, y: Int) -> Colour {
    colours[min(layer(x: x, y: y), colours.count - 1)]
  }

  /// 0 is the background. In whole numbers, so that every machine draws the same.
  private func layer(x: Int, y: Int) -> Int {
    // From the middle, in half pixels, so that the picture is symmetric.
    let (dx, dy) = (2 * x + 1 - Self.side, 2 * y + 1 - Self.side)
    let square = dx * dx + dy * dy
    switch shape {
    case .disc:
      return square < 64 * 64 ? (square < 28 * 28 ? 2 : 1) : 0
    case .ring:
      return square < 72 * 72 ? (square < 44 * 44 ? 2 : 1) : 0
    case .diamond:
      return abs(dx) + abs(dy) < 80 ? (abs(dx) + abs(dy) < 32 ? 2 : 1) : 0
    case .triangle:
      return dy > -60 && dy < 60 && 2 * abs(dx) < dy + 60 ? (dy > 24 ? 2 : 1) : 0
    case .stripes:
      return (x + y) / 16 % 3
    case .quarters:
      return (dx < 0) == (dy < 0) ? (square < 40 * 40 ? 2 : 1) : 0
    case .hill:
      return dx * dx < 90 * (dy + 40) ? (dx * dx < 60 * (dy - 20) ? 2 : 1) : 0
    case .petals:
      return square < 16 * 16 ? 2 : abs(dx * dy) < 500 && square < 80 * 80 ? 1 : 0
    }
  }
}
