import SwiftUI

/// An employee's picture, and their initials until it is there.
///
/// Screen readers pass over it: the name stands beside it.
struct Avatar: View {
  let name: String
  let url: URL?
  var size: CGFloat = 44

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Text(initials)
        .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.quaternary)
    }
    .frame(width: size, height: size)
    .clipShape(.circle)
    .accessibilityHidden(true)
  }

  /// The first letters of the first and the last word.
  private var initials: String {
    let words = name.split(separator: " ")
    let letters = [words.first, words.dropFirst().last].compactMap { $0?.first }
    return String(letters).uppercased()
  }
}
