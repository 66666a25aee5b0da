import Foundation
import Testing

@testable import WebWindow

@Suite("The difference of two pages")
struct HTMLDifferenceTests {
  @Test("patches make the new page of the old one, for any two")
  func randomTrees() throws {
    for seed in 1...150 {
      var trees = RandomTrees(seed: UInt64(seed))
      var old = trees.tree()
      for _ in 0..<3 {
        let new = trees.changed(old)
        let page = PageCopy(old.html)
        let patches = HTMLDifference(from: old, to: new).patches
        for patch in patches { #expect(page.apply(patch), "\(patch) has no node (seed \(seed))") }
        #expect(page.text == PageCopy(new.html).text, "seed \(seed)")
        old = new
      }
    }
  }

  @Test("a page that is the same has no difference, also where its objects are new")
  func noDifference() {
    for seed in 1...40 {
      var (first, second) = (RandomTrees(seed: UInt64(seed)), RandomTrees(seed: UInt64(seed)))
      #expect(HTMLDifference(from: first.tree(), to: second.tree()).patches.isEmpty)
    }
  }

  /// A tree of doubled objects is small to hold, and has 2 to the power of 60 nodes to visit.
  @Test("what is the same object is not looked into")
  func sameObjects() {
    func deep(_ inner: HTMLNode) -> HTMLNode {
      (0..<60).reduce(inner) { node, _ in HTMLNode("div", content: .children([node, node])) }
    }
    let same = deep(HTMLNode("p"))
    func page(_ text: String) -> HTMLNode {
      HTMLNode(
        "div", id: "window",
        content: .children([same, HTMLNode("p", id: "e1", content: .text(text))]))
    }
    #expect(
      HTMLDifference(from: page("a"), to: page("b")).patches == [.setText(id: "e1", text: "b")])
  }

  @Test("a change inside of a node without an id is found")
  func insideOfNoID() {
    func page(_ text: String) -> HTMLNode {
      let inner = HTMLNode("p", id: "e2", content: .text(text))
      return HTMLNode(
        "div", id: "e1",
        content: .children([HTMLNode("div", content: .children([inner]))]))
    }
    #expect(describe(page("a"), page("b")) == [#"e2: "b""#])
  }

  @Test("children that come, go and change places are named in their order, new ones as HTML")
  func children() {
    func page(_ ids: [Int]) -> HTMLNode {
      HTMLNode(
        "ul", id: "e1", content: .children(ids.map { HTMLNode("li", id: "e\($0)") }))
    }
    #expect(describe(page([2, 3, 4]), page([4, 5, 2])) == [#"e1: [e4, <li id="e5"></li>, e2]"#])
  }

  @Test("attributes come and go by themselves")
  func attributes() {
    let old = HTMLNode("p", id: "e1", [HTMLAttribute("class", "a"), HTMLAttribute("hidden")])
    let new = HTMLNode("p", id: "e1", [HTMLAttribute("class", "b"), HTMLAttribute("inert")])
    #expect(describe(old, new) == [#"e1: class="b""#, #"e1: inert="""#, "e1: no hidden"])
  }

  @Test("a node that becomes one of another kind is new")
  func otherKind() {
    let old = HTMLNode("div", id: "e1", content: .children([HTMLNode("p", id: "e2")]))
    let new = HTMLNode("div", id: "e1", content: .children([HTMLNode("ul", id: "e2")]))
    #expect(describe(old, new) == [#"e1: [<ul id="e2"></ul>]"#])
  }

  @Test("patches travel as arrays")
  func json() throws {
    let patches: [HTMLPatch] = [
      .setAttribute(id: "e1", name: "class", value: "a\"b"),
      .removeAttribute(id: "e1", name: "hidden"), .setText(id: "e2", text: "x</p>"),
      .setChildren(id: "e3", [.kept("e4"), .new("<li></li>")]),
      .replace(id: "e5", html: "<p></p>"),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    #expect(
      String(decoding: try encoder.encode(patches), as: UTF8.self)
        == #"[["set","e1","class","a\"b"],["unset","e1","hidden"],["text","e2","x</p>"],"#
        + #"["children","e3",["e4",["<li></li>"]]],["replace","e5","<p></p>"]]"#)
  }

  private func describe(_ old: HTMLNode, _ new: HTMLNode) -> [String] {
    HTMLDifference(from: old, to: new).patches.map(\.description)
  }
}
