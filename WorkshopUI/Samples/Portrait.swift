import SwiftUI

/// A picture of a person: initials until it is loaded, and a message when it cannot be.
public struct Portrait: View {
  let name: String
  let url: URL?

  public init(name: String, url: URL?) {
    self.name = name
    self.url = url
  }

  public var body: some View {
    HStack {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Text(name.prefix(1))
      }
      .frame(width: 44, height: 44)
      .clipShape(.circle)
      .accessibilityLabel(name)
      AsyncImage(url: url, scale: 2) { phase in
        if let image = phase.image {
          image
        } else if phase.error != nil {
          Text("No picture of \(name)")
        } else {
          ProgressView()
        }
      }
      AsyncImage(url: url)
    }
  }
}
