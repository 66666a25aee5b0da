import Testing

@testable import WorkshopEngine

@Suite("What a machine can do")
struct CapabilitiesTests {
  @Test("WORKSHOP_PORTABLE=1 clears all of it, and another value nothing")
  func portable() {
    #expect(Capabilities.ofThisSystem(["WORKSHOP_PORTABLE": "1"]) == Capabilities.none)
    let ordinary = Capabilities.ofThisSystem([:])
    #expect(Capabilities.ofThisSystem(["WORKSHOP_PORTABLE": "0"]) == ordinary)
    #if os(Linux)
    #expect(ordinary.countsJobs && ordinary.supervises)
    #else
    #expect(ordinary == Capabilities.none)
    #endif
  }

  @Test("A need is met or not; a word that is none is neither")
  func needs() {
    #expect(Capabilities.none.meets("counting") == false)
    #expect(Capabilities.none.meets("luck") == nil)
    let text =
      "// refused by: checks — it looked right\n// needs: counting, stepping\n\n// MARK: - Your turn\n"
    #expect(NeedsHeader(text: text)?.needs == ["counting", "stepping"])
    #expect(
      NeedsHeader(text: "// refused by: checks — it looked right\n\nlet x = 1 // needs: counting")
        == nil)
  }
}
