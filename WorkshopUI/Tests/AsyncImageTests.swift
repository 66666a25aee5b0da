@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct AsyncImageTests {
  private func images(_ url: String?) -> [Element] {
    ViewHost(Portrait(name: "Ada", url: url.flatMap { URL(string: $0) })).all("AsyncImage")
  }

  @Test func whatEachPhaseLooksLikeIsEvaluated() {
    let images = images("http://127.0.0.1/1.png")
    #expect(
      images.map(\.text) == [
        """
        AsyncImage url=http://127.0.0.1/1.png .frame(width: 44.0, height: 44.0) .clipShape(Circle) \
        .accessibilityLabel(Ada)
          placeholder:
            Text "A"
          Image url=http://127.0.0.1/1.png resizable=true .aspectRatio(contentMode: fill)
        """,
        """
        AsyncImage url=http://127.0.0.1/1.png scale=2.0
          placeholder:
            ProgressView
          failure:
            Text "No picture of Ada"
          Image url=http://127.0.0.1/1.png
        """,
        """
        AsyncImage url=http://127.0.0.1/1.png
          Image url=http://127.0.0.1/1.png
        """,
      ])
    #expect(images[0].accessibleName == "Ada")
  }

  @Test func withoutAURLThePlaceholderIsAllThereIs() {
    #expect(images(nil).map(\.children.count) == [0, 0, 0])
    #expect(images(nil).map { $0["url"] } == [nil, nil, nil])
    #expect(images(nil)[0].slots.map(\.name) == ["placeholder"])
  }
}
