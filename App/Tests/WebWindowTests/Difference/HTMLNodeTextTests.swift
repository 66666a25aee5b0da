import Testing

@testable import WebWindow

@Suite("HTML")
struct HTMLNodeTextTests {
  @Test("what people wrote cannot become a tag or an attribute")
  func escaping() {
    let words = #"<script>alert("x")</script> & 'so' on"#
    let node = HTMLNode("p", id: "e1", [HTMLAttribute("title", words)], content: .text(words))
    #expect(
      node.html == """
        <p id="e1" title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; 'so' on">\
        &lt;script&gt;alert("x")&lt;/script&gt; &amp; 'so' on</p>
        """)
  }

  @Test("an element that holds nothing has no end tag, and an attribute may have no value")
  func voidElements() {
    let picture = HTMLNode("img", [HTMLAttribute("alt", ""), HTMLAttribute("hidden")])
    #expect(
      HTMLNode("div", content: .children([picture, HTMLNode("br")])).html
        == #"<div><img alt="" hidden><br></div>"#)
  }

  @Test("a field keeps line breaks, also the first one")
  func lineBreaks() {
    #expect(
      HTMLNode("textarea", content: .text("\na\r\nb")).html
        == "<textarea>\n\na&#13;\nb</textarea>")
  }

  @Test("no zero byte gets into a page")
  func zero() {
    #expect(HTMLNode("p", content: .text("a\0b")).html == "<p>a\u{FFFD}b</p>")
  }
}
