@_spi(Workshop) public import EqualWidthLayoutSubject
import Foundation
import Observation
@_spi(Workshop) import SwiftUI

@testable import EqualWidthLayout

/// Shows the learner's badge to the checks.
public func makeSubject() -> EqualWidthLayoutSubject::Subject {
  EqualWidthLayoutSubject::Subject(
    makeBadge: {
      (
        lines: [EqualWidthLayoutSubject::Subject.Line], spacing: CGFloat, size: CGSize
      ) -> EqualWidthLayoutSubject::Subject.Badge in
      let words: Words = Words(lines, density(spacing))
      return EqualWidthLayoutSubject::Subject.Badge(
        host: SwiftUI::ViewHost(WordsView(words: words), size: size),
        choose: { (spacing: CGFloat) in words.density.spacing = spacing },
        giveAnotherDensity: { (spacing: CGFloat) in words.density = density(spacing) },
        say: { (lines: [EqualWidthLayoutSubject::Subject.Line]) in words.lines = own(lines) })
    })
}

@MainActor
private func density(_ spacing: CGFloat) -> EqualWidthLayout::Density {
  let density: EqualWidthLayout::Density = EqualWidthLayout::Density()
  density.spacing = spacing
  return density
}

private func own(
  _ lines: [EqualWidthLayoutSubject::Subject.Line]
) -> [EqualWidthLayout::Line] {
  lines.enumerated().map { index, line in
    EqualWidthLayout::Line(id: index, text: line.text, padding: line.padding)
  }
}

/// What a badge says, which changes.
@MainActor
@Observation::Observable
private final class Words {
  var density: EqualWidthLayout::Density
  var lines: [EqualWidthLayout::Line]

  init(
    _ lines: [EqualWidthLayoutSubject::Subject.Line], _ density: EqualWidthLayout::Density
  ) {
    (self.lines, self.density) = (own(lines), density)
  }
}

private struct WordsView: SwiftUI::View {
  let words: Words

  var body: some SwiftUI::View {
    EqualWidthLayout::BadgeView(lines: words.lines, density: words.density)
  }
}
