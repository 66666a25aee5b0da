@_spi(Workshop) import SwiftUI
import Testing

@Observable private final class Book {
  var rows: [Int]
  init(_ count: Int) { rows = Array(0..<count) }
}

private struct BookRow: View {
  let number: Int
  let height: CGFloat?
  @State private var isOn = false
  var body: some View { Text("row \(number) \(isOn)").frame(height: height) }
}

private struct BookList: View {
  let book: Book
  var height: CGFloat? = 44
  @State private var unrelated = 0
  var body: some View {
    List {
      Text("header")
      ForEach(book.rows, id: \.self) { BookRow(number: $0, height: height) }
      Text("footer")
    }
    .onTapGesture { unrelated += 1 }
  }
}

extension View {
  fileprivate func onTapGesture(_ action: @escaping () -> Void) -> some View { self }
}

private struct BookColumn: View {
  let book: Book
  var height: CGFloat? = 44
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(book.rows, id: \.self) { BookRow(number: $0, height: height) }
      }
    }
  }
}

private struct BookRows: View {
  let book: Book
  var body: some View { ForEach(book.rows, id: \.self) { BookRow(number: $0, height: 44) } }
}

@Suite struct LazyTests {
  private func texts(_ host: ViewHost) -> [String] { host.all("Text").compactMap { $0["text"] } }
  private func scroll(_ host: ViewHost, to offset: CGFloat) throws {
    let scrolling = try #require(host.all.first { ["List", "ScrollView"].contains($0.kind) })
    try host.send(.scroll, "\(offset)", id: scrolling.id)
  }

  @Test(arguments: [1_000, 100_000])
  func aListEvaluatesTheRowsInSight(count: Int) throws {
    let host = ViewHost(BookList(book: Book(count)))
    #expect(host.recorder.bodies["BookRow"] == 874 / 44 + 8)
    #expect(texts(host).prefix(3) == ["header", "row 0 false", "row 1 false"])
    #expect(host.all("Rows").map { $0["count"] } == ["\(count - 874 / 44 - 8)"])
    host.recorder.reset()
    try scroll(host, to: CGFloat(count) * 44)
    #expect(try #require(host.recorder.bodies["BookRow"]) <= 30)
    #expect(texts(host).suffix(2) == ["row \(count - 1) false", "footer"])
  }

  @Test func scrollingALittleEvaluatesTheNewRowsAlone() throws {
    let host = ViewHost(BookList(book: Book(1_000)))
    try scroll(host, to: 4_400)
    host.recorder.reset()
    try scroll(host, to: 4_400 + 3 * 44)
    #expect(host.recorder.bodies == ["BookRow": 3])
  }

  @Test func aLazyColumnEvaluatesTheRowsInSight() throws {
    let host = ViewHost(BookColumn(book: Book(100_000)))
    #expect(try #require(host.recorder.bodies["BookRow"]) < 60)
    host.recorder.reset()
    try scroll(host, to: 100_000 * 44 - 874)
    #expect(try #require(host.recorder.bodies["BookRow"]) < 60)
    #expect(texts(host).last == "row 99999 false")
  }

  @Test func rowsThatAreAddedAndRemovedOutOfSightMoveTheRest() throws {
    let book = Book(1_000)
    let host = ViewHost(BookList(book: book))
    try scroll(host, to: 440)
    let first = texts(host).dropFirst(1).first
    book.rows.removeFirst(3)
    host.update()
    #expect(first == "row 6 false" && texts(host).dropFirst(1).first == "row 9 false")
    book.rows = []
    host.update()
    #expect(texts(host) == ["header", "footer"])
    book.rows = [1]
    host.update()
    #expect(texts(host) == ["header", "row 1 false", "footer"])
  }

  @Test(arguments: [22, 30, 44, 88, 300], [0, 440, 22_000])
  func rowsOfAnyHeightFillTheColumn(height: CGFloat, offset: CGFloat) throws {
    let host = ViewHost(BookColumn(book: Book(5_000), height: height))
    try scroll(host, to: offset)
    let frames = host.layOut().frames
    let rows = host.all("Text").compactMap { frames[$0.id] }
    #expect(try #require(rows.map(\.minY).min()) <= height)
    #expect(try #require(rows.map(\.maxY).max()) >= 874 - height)
  }

  @Test(arguments: [nil, 88, 300] as [CGFloat?], [0, 440, 22_000])
  func rowsOfAnyHeightFillTheList(height: CGFloat?, offset: CGFloat) throws {
    let host = ViewHost(BookList(book: Book(5_000), height: height))
    try scroll(host, to: offset)
    let frames = host.layOut().frames
    let rows = host.all("Text").filter { $0["text"]!.hasPrefix("row") }.compactMap { frames[$0.id] }
    #expect(try #require(rows.map(\.minY).min()) <= 88 + (height ?? 0) / 2)
    #expect(try #require(rows.map(\.maxY).max()) >= 874 - 44)
  }

  @Test func rowsStayInSightWhenTheEnvironmentChanges() throws {
    let host = ViewHost(BookColumn(book: Book(5_000), height: 88))
    try scroll(host, to: 22_000)
    let before = texts(host)
    host.changeEnvironment { $0.horizontalSizeClass = .regular }
    #expect(texts(host) == before, "A row is still as long as it was.")
    let frames = host.layOut().frames
    let rows = host.all("Text").compactMap { frames[$0.id] }
    #expect(try #require(rows.map(\.minY).min()) <= 88)
  }

  @Test func aListThatWasEmptyIsLazyToo() {
    let book = Book(0)
    let host = ViewHost(List { BookRows(book: book) })
    book.rows = Array(0..<10_000)
    host.update()
    #expect(host.recorder.bodies["BookRow"] == 874 / 44 + 8)
    book.rows.insert(-1, at: 0)
    host.update()
    #expect(texts(host).first == "row -1 false")
    #expect(host.recorder.bodies["BookRow"] == 874 / 44 + 9)
  }

  @Test func aRowOfItsOwnHeightIsMeasuredOnce() throws {
    let host = ViewHost(BookColumn(book: Book(1_000), height: 300))
    #expect(host.recorder.bodies["BookRow"] == 874 / 300 + 8)
    try scroll(host, to: 300 * 500)
    #expect(texts(host).first == "row 496 false")
  }

  @Test func aLargerScreenShowsMoreRows() {
    let host = ViewHost(BookList(book: Book(1_000)), size: CGSize(width: 400, height: 440))
    let before = texts(host).count
    host.size.height = 880
    host.update()
    #expect(texts(host).count == before + 10)
  }

  @Test func scrollingACallbackHearsWhereItIs() throws {
    struct Screen: View {
      @State private var top: CGFloat = 0
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { number in
              Text("row \(number)").frame(height: 44)
                .onGeometryChange(for: CGFloat.self) {
                  $0.frame(in: .scrollView).minY
                } action: {
                  if number == 2 { top = $0 }
                }
            }
          }
        }
        Text("\(Int(top))")
      }
    }
    let host = ViewHost(Screen())
    #expect(texts(host).last == "88")
    try scroll(host, to: 40)
    #expect(texts(host).last == "48")
  }
}
