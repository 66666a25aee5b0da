import Testing

@testable import EmployeeGlassCommand

@Suite("A fault of the app")
struct AppFaultTests {
  private let copies = [
    FileCopy(argument: "Data/PaletteExtractor.swift=Exercises/05-palette.swift")!
  ]

  @Test("A fatal error is told in its own words, by the file that a person edits")
  func fatalError() {
    let fault = AppFault(
      signal: 4,
      errors: ["EmployeeGlass/PaletteExtractor.swift:34: Fatal error: Index out of range"],
      copies: copies)
    #expect(fault.reason == "Index out of range")
    #expect(fault.place == "Exercises/05-palette.swift, line 34")
  }

  @Test("A trap has its place from the innermost frame of the app")
  func trap() {
    let fault = AppFault(
      signal: 4,
      errors: [
        "*** Program crashed: Illegal instruction at 0x000055f1 ***",
        "0 [inlined] [system] Swift runtime failure: arithmetic overflow in size(of:) at //<compiler-generated>",
        "1 size(of:) + 12 in employee-glass at /a b/App/.build/pieces/EmployeeGlass/Data/PaletteExtractor.swift:21:9",
        "2 main + 1 in employee-glass at /a b/App/Sources/EmployeeGlassCommand/EmployeeGlassCommand.swift:5:1",
      ], copies: copies)
    #expect(fault.reason == "the program trapped, as it does at an overflow or a failed check")
    #expect(fault.place == "Exercises/05-palette.swift, line 21")
  }

  @Test("A file that is not copied keeps its name")
  func ours() {
    let fault = AppFault(
      signal: 5, errors: ["EmployeeGlass/Roster.swift:7: Fatal error"], copies: copies)
    #expect(fault.place == "Roster.swift, line 7")
  }

  @Test("Without a word of the process the signal is told")
  func killed() {
    let fault = AppFault(signal: 9, errors: ["Killed"], copies: [])
    #expect(fault.reason == "the system ended it, as it does where memory runs out")
    #expect(fault.place == nil)
  }

  @Test("An option without both names is none", arguments: ["", "=", "a=", "=b", "a"])
  func copy(argument: String) {
    #expect(FileCopy(argument: argument) == nil)
  }
}
