// What ends the program
//
// `PromisedName` is awaited by callers, and kept once. A second name ends the program. The test below misuses nothing.
//
// Goal: a suite that passes with every right `PromisedName` and fails, at an expectation, with every wrong one. A right
// one promises:
// - Every caller of `value` gets the name, before and after `keep`.
// - A second `keep` ends the program with a failure, at once: with the same name or another, and `value`
//   read in between or not.
// - `keep` with an empty name does so too.
//
// Free are the status or signal, and the words. Wrong ones break one promise each; with the right use, none hangs or
// traps. A closure that returns succeeds without `exit`.
// Given: Checks/11-Testing/09-what-ends-the-program/Component.swift.

import Testing
import WhatEndsTheProgramComponent

// MARK: - Your turn

@Suite("The promised name")
struct PromisedNameTests {
  @Test("All callers get the name, whether they come before it or after it")
  func kept() async {
    let promise = PromisedName()
    var began = 0
    let callers = (0..<2).map { _ in
      Task {
        began += 1
        return await promise.value
      }
    }
    while began < 2 { await Task.yield() }
    promise.keep("Ada")
    let names = [await callers[0].value, await callers[1].value, await promise.value]
    #expect(names == ["Ada", "Ada", "Ada"])
  }

  @Test("A second name ends the program, when none has been awaited")
  func second() async {
    // Runs in a process of its own. A closure that comes to its end there is a success.
    await #expect(processExitsWith: .failure) { @MainActor in
      let promise = PromisedName()
      promise.keep("Ada")
      promise.keep("Grace")
    }
  }

  @Test("The same name again ends the program, when it has been awaited")
  func again() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let promise = PromisedName()
      promise.keep("Ada")
      _ = await promise.value
      promise.keep("Ada")
    }
  }

  @Test("An empty name ends the program")
  func empty() async {
    await #expect(processExitsWith: .failure) { @MainActor in PromisedName().keep("") }
  }
}
