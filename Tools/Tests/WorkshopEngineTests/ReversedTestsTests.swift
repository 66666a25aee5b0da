import Testing

@testable import WorkshopReader

@Suite struct ReversedTestsTests {
  @Test("The tests of a type change places, and all else stays where it is")
  func oneType() {
    let source = """
      @Suite struct A {
        let a = 1
        // first
        @Test("one") func one() {
          #expect(a == 1)
        }
        func helper() {}
        @Test func two() async {}
        @Test(arguments: [1]) func three(i: Int) {}
      }
      """
    #expect(
      ReversedTests.copy(of: source) == """
        @Suite struct A {
          let a = 1
          // first
          @Test(arguments: [1]) func three(i: Int) {}
          func helper() {}
          @Test func two() async {}
          @Test("one") func one() {
            #expect(a == 1)
          }
        }
        """)
  }

  @Test("Suites in suites, extensions and free functions are each reversed for themselves")
  func severalTypes() {
    let source = """
      @Testing.Test func a() {}
      struct A { @Test func b() {}; @Test func c() {}
        struct B { @Test func d() {}; @Test func e() {} }
      }
      extension A { @Test func f() {}; @Test func g() {} }
      @Test func h() {}
      """
    #expect(
      ReversedTests.copy(of: source) == """
        @Test func h() {}
        struct A { @Test func c() {}; @Test func b() {}
          struct B { @Test func e() {}; @Test func d() {} }
        }
        extension A { @Test func g() {}; @Test func f() {} }
        @Testing.Test func a() {}
        """)
  }

  @Test(
    "Where no two tests stand beside each other there is nothing to reverse",
    arguments: [
      "", "struct A { @Test func a() {} }\nstruct B { @Test func b() {} }", "func a() {}",
    ])
  func nothing(source: String) {
    #expect(ReversedTests.copy(of: source) == nil)
  }
}
