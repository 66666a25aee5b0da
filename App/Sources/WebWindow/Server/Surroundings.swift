import Foundation
import WorkshopUI

/// How much space a page has, and how large its letters are.
struct Surroundings: Equatable {
  /// Of the page's inside, in CSS pixels; a phone's until the page has said it.
  var size = CGSize(width: 402, height: 874)
  /// How large a person reads.
  var textSize = DynamicTypeSize.large

  /// Whether list and detail fit side by side, as on a tablet and on a large phone that lies.
  var widthClass: UserInterfaceSizeClass { size.width >= 700 ? .regular : .compact }
  /// Whether half the height is too little for a sheet, as on a phone that lies.
  var isShort: Bool { size.height < 500 }

  init() {}

  /// Reads what a page says: width and height from 200 to 4,000, and the size of letters in relation to
  /// the usual one, from 0.1 to 10; nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count, (2...3).contains(numbers.count),
      numbers.prefix(2).allSatisfy({ (200...4_000).contains($0) })
    else { return nil }
    size = CGSize(width: numbers[0], height: numbers[1])
    guard let scale = numbers.dropFirst(2).first else { return }
    guard (0.1...10).contains(scale) else { return nil }
    textSize = Self.textSize(scale: scale)
  }

  /// The largest size whose body text is no larger. The points are those of iOS.
  private static func textSize(scale: Double) -> DynamicTypeSize {
    let points: [(DynamicTypeSize, Double)] = [
      (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21),
      (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40),
      (.accessibility4, 47), (.accessibility5, 53),
    ]
    return points.last { $0.1 <= scale * 17 + 0.01 }?.0 ?? .xSmall
  }
}
