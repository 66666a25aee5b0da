import Foundation
import Testing

@_spi(Workshop) @testable import SwiftUI

@Suite struct AttributedTextTests {
  @Test func aTextKeepsTheAttributesThatViewsRead() {
    var text = AttributedString("Ada")
    text.font = .title.bold()
    text.foregroundColor = .red
    text.underlineStyle = .single
    #expect(text.runs.map { $0.font } == [.title.bold()])
    #expect(text.runs.map { $0.foregroundColor } == [.red])
    #expect(ViewHost(Text(text)).text.hasPrefix("Text \"Ada\""))
  }

  @Test func aFontIsResolved() {
    func resolved(_ font: Font) -> Font.Resolved {
      font.resolve(in: EnvironmentValues().fontResolutionContext)
    }
    #expect(resolved(.default).pointSize == 17)
    #expect(!resolved(.body.bold(false)).isBold)
    let font = resolved(.title2.bold(true).italic().monospaced())
    #expect(font.isBold && font.isItalic && font.isMonospaced && font.pointSize == 22)
    #expect(resolved(.system(size: 9, weight: .light)).weight == .light)
    #expect(resolved(.headline).weight == .semibold)
  }

  @Test func whatIsTypedNextHasNoAttributes() {
    var text = AttributedString("Ada")
    let before = text
    var selection = AttributedTextSelection()
    var fonts: [Font?] = []
    text.transformAttributes(in: &selection) {
      fonts.append($0.font)
      $0.font = .title
    }
    #expect(fonts == [nil])
    #expect(text == before)
  }

  @Test func aKeyHasItsDefault() {
    #expect(String(localized: "title", defaultValue: "Copies: \(3)") == "Copies: 3")
  }
}
