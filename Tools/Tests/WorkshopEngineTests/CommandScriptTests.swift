import Foundation
import Testing

@testable import WorkshopEngine

/// The `workshop` script: it builds the command, and runs it.
@Suite struct CommandScriptTests {
  @Test("It builds once, and again when a source's content changes; dates do not count")
  func builds() async throws {
    let checkout = try ScriptCheckout()
    let first = try await checkout.workshop("check", "a b")
    #expect(first.end == .exited(0), "\(first.errors)")
    #expect(first.output == "ran at \(checkout.root.path): check a b\n")
    #expect(first.errors == "Building the workshop ...\n")
    let second = try await checkout.workshop("list")
    #expect(second.errors.isEmpty)
    #expect(checkout.builds == 1)
    let source = "Tools/Sources/Main.swift"
    // A checkout from the future: what was edited since seems older than the build.
    for (text, date) in [("two\n", Date.distantPast), ("three\n", Date.distantFuture)] {
      try checkout.write(source, text)
      try FileManager.default.setAttributes(
        [.modificationDate: date],
        ofItemAtPath: checkout.root.appendingPathComponent(source).path)
      _ = try await checkout.workshop("list")
      _ = try await checkout.workshop("list")
    }
    #expect(checkout.builds == 3)
    try checkout.remove(source)
    _ = try await checkout.workshop("list")
    #expect(checkout.builds == 4)
    #expect(checkout.built == ["release", "workshop.log", "workshop.stamp"])
  }

  @Test("The build reads copies of SwiftSyntax's interfaces that ask for less, if the compiler can")
  func interfaces() async throws {
    let checkout = try ScriptCheckout()
    try checkout.swift(build: #"echo "$WORKSHOP_SYNTAX_INTERFACES" >"$MARK/seen""#)
    try checkout.compiler(parsing: true)
    let result = try await checkout.workshop("list")
    #expect(result.end == .exited(0), "\(result.errors)")
    let seen = checkout.folder.url.appendingPathComponent("seen")
    let folder = "Tools/.build-command/interfaces"
    #expect(try String(contentsOf: seen, encoding: .utf8) == "\(checkout.root.path)/\(folder)\n")
    #expect(
      try checkout.read("\(folder)/SwiftSyntax.swiftmodule/a.swiftinterface") == """
        // swift-module-flags: -target a -Onone -experimental-skip-all-function-bodies \
        -module-name SwiftSyntax
        public struct A -O {}

        """)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: checkout.root.appendingPathComponent("\(folder)/SwiftSyntax.swiftmodule").path)
    #expect(names == ["a.swiftinterface"])

    // A compiler that does not know them: the toolchain's own interfaces are read.
    try checkout.compiler(parsing: false)
    try checkout.write("Tools/Sources/Main.swift", "two\n")
    _ = try await checkout.workshop("list")
    #expect(checkout.builds == 2)
    #expect(checkout.built == ["release", "workshop.log", "workshop.stamp"])
  }

  @Test("Two calls at once both run")
  func twoAtOnce() async throws {
    let checkout = try ScriptCheckout()
    async let first = checkout.workshop("one")
    async let second = checkout.workshop("two")
    #expect(try await first.output.hasSuffix(": one\n"))
    #expect(try await second.output.hasSuffix(": two\n"))
    #expect(checkout.built == ["release", "workshop.log", "workshop.stamp"])
  }

  @Test("A node of a cluster runs what was built with the same toolchain, and builds nothing")
  func asBuilt() async throws {
    let checkout = try ScriptCheckout()
    let node = ["WORKSHOP_AS_BUILT": "1"]
    let early = try await checkout.workshop("list", environment: node)
    #expect(early.end == .exited(2))
    #expect(early.errors.hasPrefix("workshop: The command is not built with"))
    #expect(checkout.builds == 0 && checkout.built.isEmpty)
    _ = try await checkout.workshop("list")

    // The same file on another disk.
    let (swift, copy) = ("\(checkout.root.path)/bin/swift", "\(checkout.root.path)/bin/copy")
    try FileManager.default.copyItem(atPath: swift, toPath: copy)
    #expect(rename(copy, swift) == 0)
    #expect(try await checkout.workshop("list", environment: node).end == .exited(0))
    #expect(checkout.builds == 1)

    try checkout.swift(version: "echo 'Swift version 6.3.10 (swift-6.3.10-RELEASE)'")
    let other = try await checkout.workshop("list", environment: node)
    #expect(other.end == .exited(2))
    #expect(other.errors.contains("Run ./workshop doctor in \(checkout.root.path)"))
    try checkout.swift()
    try checkout.write("Tools/Sources/Main.swift", "two\n")
    #expect(try await checkout.workshop("list", environment: node).end == .exited(2))
    #expect(checkout.builds == 1)
    #expect(checkout.built == ["release", "workshop.log", "workshop.stamp"])
  }

  @Test("A link to it, and a folder with an unusual name, lead to the same checkout")
  func places() async throws {
    let checkout = try ScriptCheckout(name: TemporaryFolder.unusualName)
    let link = checkout.folder.url.appendingPathComponent("a link")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "\(TemporaryFolder.unusualName)/workshop")
    let result = try await checkout.workshop("list", script: link.path)
    #expect(result.output == "ran at \(checkout.root.path): list\n", "\(result.errors)")
  }

  @Test("Without a swift on the path it says so")
  func noSwift() async throws {
    let checkout = try ScriptCheckout()
    try checkout.remove("bin/swift")
    let result = try await checkout.workshop("check")
    #expect(result.end == .exited(2))
    #expect(
      result.errors == """
        workshop: There is no swift on the path. \
        The workshop needs Swift 6.3 or newer: https://swift.org/install

        """)
  }

  @Test(
    "What the build needs and is not there is told in one line, before anything is built",
    arguments: [
      (
        ["git", "diff"],
        "Missing: git, diff. On Debian or Ubuntu: apt-get install git diffutils. On Fedora: dnf install git diffutils."
      ),
      (
        ["clang"],
        "Missing: C's headers. On Debian or Ubuntu: apt-get install g++. On Fedora: dnf install gcc-c++."
      ),
    ])
  func needs(missing: [String], words: String) async throws {
    let checkout = try ScriptCheckout()
    for name in missing {
      // A compiler that finds no header.
      if name == "clang" {
        try checkout.writeProgram("bin/clang", "exit 1")
      } else {
        try checkout.removeTool(name)
      }
    }
    let result = try await checkout.workshop("check")
    #expect(result.end == .exited(2))
    #expect(result.errors == "workshop: \(words)\n")
    #expect(checkout.builds == 0)
    #expect(checkout.built.isEmpty)
  }

  @Test(
    "A swift that is too old, broken or another program is told by its path, and builds nothing",
    arguments: [
      ("echo 'Apple Swift version 5.10 (swiftlang)'", "is Swift 5.10."),
      ("echo 'Swift version 6.2.1'", "is Swift 6.2."),
      ("echo python-swiftclient 4.4", "is no Swift compiler that works"),
      ("echo python-swiftclient 4.4", "python-swiftclient 4.4\n"),
      ("kill -SEGV $$", "is no Swift compiler that works"), ("exit 3", "it says\n  nothing\n"),
    ])
  func wrongSwift(version: String, words: String) async throws {
    let checkout = try ScriptCheckout()
    try checkout.swift(version: version)
    let result = try await checkout.workshop("check")
    #expect(result.end == .exited(2))
    #expect(
      result.errors.contains("\(checkout.root.path)/bin/swift \(words)")
        || result.errors.contains(words))
    #expect(result.errors.contains("\(checkout.root.path)/bin/swift"))
    #expect(result.errors.contains("https://swift.org/install"))
    #expect(checkout.builds == 0)
    #expect(checkout.built.isEmpty)
  }

  @Test(
    "A build that fails is told with its last words, and tried again the next time",
    arguments: [
      ("echo 'error: oh no'", "the whole log is Tools/.build-command/workshop.log"),
      ("echo 'error: No space left on device'", "is full. It needs about 500 MB."),
      ("echo 'error: Failed to clone repository'", "fetches a package from github.com"),
      (
        #"echo "error: Git command 'git -C a/b config --get remote.origin.url' failed: fatal: cannot change to 'a/b'""#,
        "fetches a package from github.com"
      ),
    ])
  func failure(line: String, words: String) async throws {
    let checkout = try ScriptCheckout()
    try checkout.swift(build: "{ \(line); exit 1; }")
    for count in 1...2 {
      let result = try await checkout.workshop("check")
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("error: "))
      #expect(result.errors.contains("The command did not build"))
      #expect(result.errors.contains(words))
      #expect(checkout.builds == count)
      #expect(checkout.built == ["workshop.log"])
    }
    try checkout.swift()
    #expect(try await checkout.workshop("check").end == .exited(0))
  }

  @Test("A TMPDIR where nothing can be written is told, and not used")
  func temporaryFolder() async throws {
    let checkout = try ScriptCheckout()
    try checkout.swift(build: "echo \"${TMPDIR-unset}\" >\"$MARK/seen\"")
    let result = try await checkout.workshop("list", environment: ["TMPDIR": "/no/such/folder"])
    #expect(result.end == .exited(0))
    #expect(result.errors.contains("TMPDIR is /no/such/folder, where nothing can be written"))
    let seen = checkout.folder.url.appendingPathComponent("seen")
    #expect(try String(contentsOf: seen, encoding: .utf8) == "unset\n")
  }

  @Test("Where a home takes no caches, the build's own folder does", arguments: [true, false])
  func caches(homeIsThere: Bool) async throws {
    let checkout = try ScriptCheckout()
    try checkout.swift(build: "echo \"${XDG_CACHE_HOME-unset}\" >\"$MARK/seen\"")
    let home = homeIsThere ? checkout.folder.url.path : "/dev/null/home"
    let result = try await checkout.workshop("list", environment: ["HOME": home])
    #expect(result.end == .exited(0))
    let seen = checkout.folder.url.appendingPathComponent("seen")
    let root = checkout.root.resolvingSymlinksInPath().path
    #expect(
      try String(contentsOf: seen, encoding: .utf8)
        == (homeIsThere ? "unset\n" : "\(root)/Tools/.build-command/caches\n"))
  }

  @Test(
    "In a read-only checkout it says so; a command that is built already runs",
    .enabled(if: Rights.canBeOrdinary, "root needs setpriv to be refused anything"))
  func readOnly() async throws {
    let checkout = try ScriptCheckout()
    func lock(_ mode: mode_t) {
      for path in ["Tools", "Tools/.build-command"] {
        chmod(checkout.root.appendingPathComponent(path).path, mode)
      }
    }
    lock(0o555)
    let result = try await checkout.workshop("list", through: Rights.ordinary)
    #expect(result.end == .exited(2))
    #expect(result.errors.contains("cannot be written. Clone the workshop where you may write."))
    #expect(result.errors.split(separator: "\n").count == 1)
    lock(0o755)
    _ = try await checkout.workshop("list")
    lock(0o555)
    #expect(try await checkout.workshop("list", through: Rights.ordinary).end == .exited(0))
    lock(0o755)
  }
}
