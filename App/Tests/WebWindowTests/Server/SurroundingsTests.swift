import Foundation
import Testing
@_spi(Workshop) import WorkshopUI

@testable import LoopbackHTTP
@testable import WebWindow

@Suite("What a page says of its size") @MainActor struct SurroundingsTests {
  @Test(
    "is its width, its height and how large its letters are",
    arguments: [
      ("390 844", DynamicTypeSize.large), ("390 844 1.00", .large), ("390 844 0.5", .xSmall),
      ("390 844 2.00", .accessibility2), ("390 844 3.12", .accessibility5),
      ("390 844 10", .accessibility5),
    ])
  func read(text: String, textSize: DynamicTypeSize) throws {
    let surroundings = try #require(Surroundings(text))
    #expect(surroundings.size == CGSize(width: 390, height: 844))
    #expect(surroundings.textSize == textSize)
    #expect(surroundings.widthClass == .compact && !surroundings.isShort)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "390", "390 844 1 1", "390  844", "390 844 0", "390 844 nan", "199 844", "390 4001",
      "inf 844", "390 844 11", "390 844 x",
    ])
  func refused(text: String) { #expect(Surroundings(text) == nil) }

  @Test("list and detail stand side by side from 700 points on")
  func widths() {
    #expect(Surroundings("699 844")?.widthClass == .compact)
    #expect(Surroundings("700 844")?.widthClass == .regular)
    #expect(Surroundings("844 390")?.isShort == true)
  }

  private struct Adaptive: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var textSize
    @State private var count = 0
    var body: some View {
      Button("Count: \(count), \(width == .regular) \(textSize.isAccessibilitySize)") { count += 1 }
    }
  }

  @Test("reaches the views, which keep their state")
  func views() throws {
    let window = BrowserWindow(id: "test", content: Adaptive())
    defer { window.close() }
    func html() -> String { window.state().tree.html }
    #expect(html().contains("Count: 0, false false"))
    let button = try #require(html().firstMatch(of: /<button id="e([0-9]+)/).flatMap { Int($0.1) })
    _ = window.perform([
      BrowserEvent(number: 1, element: button, action: .element(.tap), text: ""),
      BrowserEvent(number: 2, element: nil, action: .resize, text: "1280 800 2"),
    ])
    #expect(html().contains("Count: 1, true true"))
  }
}
