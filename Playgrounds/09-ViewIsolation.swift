// What stage 9 adds up to: a card of an employee, and where each part of it was called.
//
//     ./workshop run ViewIsolation

import Foundation
import ScrollRevealAdapter
@_spi(Workshop) import ScrollRevealSubject
import ShapeOffMainAdapter
@_spi(Workshop) import ShapeOffMainSubject
import StateAsABridgeAdapter
@_spi(Workshop) import StateAsABridgeSubject
@_spi(Workshop) import SwiftUI
import VisualEffectAdapter
@_spi(Workshop) import VisualEffectSubject
import WorkshopSupport

// A shape is drawn from values, wherever SwiftUI likes.
do {
  let badge = ShapeOffMainAdapter::makeSubject().makeBadge(CGSize(width: 80, height: 80), 0)
  print("A badge shows the holidays taken")
  for days in [3, 15] {
    badge.setDaysTaken(days)
    badge.host.update()
  }
  let calls = badge.host.recorder.offMainCalls["Shape.path", default: 0]
  print("  its outline was asked for \(calls) times, off the main actor")
  print("  @State read there: \(badge.host.recorder.offMainReads.count) times")
  badge.host.close()
}

// An effect depends on the place and on a state, and knows of no view.
do {
  let wall = VisualEffectAdapter::makeSubject().makeHost(["Ada", "Grace", "Hedy"], false, nil)
  print("\nBadges on a wall, before a press on Pulse and after it")
  print(wall.text.indented())
  try wall.tap("Pulse")
  print("  …")
  print(wall.text.indented())
  wall.close()
}

// State stands between the world of frames and the world of waiting.
do {
  let (answer, isOver) = (Latch(), Latch())
  let palette = StateAsABridgeAdapter::makeSubject().makeHost {
    try await answer.wait()
    return ["teal", "sand"]
  }
  print("\nEvery frame that a person sees while colours are searched for")
  palette.onUpdate = {
    let words = palette.all("Text").map(\.accessibleName).filter { $0 != "Find colours" }
    print("  \(words.joined(separator: ", "))")
    if words == ["teal", "sand"] { isOver.open() }
  }
  try palette.tap("Find colours")
  answer.open()
  try await isOver.wait()
  palette.close()
}

// A change by a callback is there in the same frame.
do {
  let people: KeyValuePairs = [1: "Ada", 2: "Grace", 3: "Hedy", 4: "Mary"]
  let roster = ScrollRevealAdapter::makeSubject().makeHost(
    people, CGSize(width: 300, height: 400)
  ) { _ in }
  func names() -> String { roster.all("Text").map(\.accessibleName).joined(separator: ", ") }
  print("\nA roster of cards of 200 points, on a screen of 400")
  print("  at first: \(names())")
  if let list = roster.all("ScrollView").first {
    try roster.send(.scroll, "300", id: list.id)
  }
  print("  300 points on: \(names())")
  roster.close()
}

extension String {
  func indented() -> String {
    split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
