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
  // TODO: Break the promise in an exit test, which runs its closure in a process of its own.
  @Test("A name that is kept is there")
  func kept() async {
    let promise = PromisedName()
    promise.keep("Ada")
    let name = await promise.value
    #expect(name == "Ada")
  }
}
