@_spi(Workshop) import SwiftUI
import Testing

@Suite struct GridTests {
  private func frames(_ host: ViewHost, _ kind: String) -> [CGRect] {
    let geometry = host.layOut()
    return host.all(kind).compactMap { geometry.frames[$0.id] }
  }

  @Test func aGridHasAsManyColumnsAsFit() {
    let host = ViewHost(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 5) {
        ForEach(0..<4) { _ in Rectangle().frame(height: 20) }
      }, size: CGSize(width: 320, height: 600))
    let frames = frames(host, "Rectangle")
    #expect(frames.map(\.width) == [100, 100, 100, 100])
    #expect(frames.map(\.minX) == [0, 110, 220, 0])
    #expect(Set(frames.map(\.minY)).count == 2)
    #expect(frames[3].minY - frames[0].minY == 25)
  }

  @Test func columnsOfOneLengthKeepIt() {
    let columns = [GridItem(.fixed(40), spacing: 8), GridItem(.flexible())]
    let host = ViewHost(
      LazyVGrid(columns: columns) {
        Rectangle().frame(height: 20)
        Rectangle().frame(height: 20)
      }, size: CGSize(width: 148, height: 600))
    #expect(frames(host, "Rectangle").map(\.width) == [40, 100])
  }

  @Test func theFirstViewThatFitsHasTheSpace() {
    let views = ViewThatFits(in: .horizontal) {
      Rectangle().frame(width: 500, height: 10)
      Circle().frame(width: 50, height: 10)
    }
    let host = ViewHost(views, size: CGSize(width: 300, height: 300))
    #expect(frames(host, "ViewThatFits").map(\.width) == [50])
  }

  @Test func aStackLayoutPlacesAsAStackDoes() {
    let row = ViewHost(
      AnyLayout(HStackLayout(spacing: 10)) {
        Rectangle().frame(width: 30, height: 10)
        Rectangle().frame(width: 30, height: 10)
      }, size: CGSize(width: 70, height: 10))
    #expect(frames(row, "Rectangle").map(\.minX) == [0, 40])
    let column = ViewHost(
      AnyLayout(VStackLayout(alignment: .leading, spacing: 10)) {
        Rectangle().frame(width: 30, height: 10)
        Rectangle().frame(width: 10, height: 10)
      }, size: CGSize(width: 30, height: 30))
    #expect(frames(column, "Rectangle").map(\.minX) == [0, 0])
    #expect(frames(column, "Rectangle").map(\.minY) == [0, 20])
  }

  @Test func aReaderScrollsToAView() throws {
    let host = ViewHost(
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(9, anchor: .top) }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20) { Rectangle().frame(height: 100).id($0) }
            }
          }
        }
      }, size: CGSize(width: 300, height: 400))
    try host.tap("Go")
    let scroller = try #require(host.all("ScrollView").first)
    #expect(host.geometry.scrolled[scroller.id] == 900)
  }
}
