import CWorkshopSystem
import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// What each strategy holds back, tried by programs that do it, and what it lets through.
  ///
  /// Each act is tried without protection too: a program that cannot do it proves nothing.
  @Suite(.enabled(if: hasProcessFiles)) struct ConfinementTests {
    /// A strategy of this machine, or a loud word about one that it lacks.
    func confinement(_ strategy: Confinement.Strategy) async throws -> Confinement? {
      do {
        return try await Confinement.named(
          strategy, course: TestCourse.repository, libraries: TestCourse.toolchain.value.libraries)
      } catch let error as Confinement.Unavailable {
        FileHandle.standardError.write(
          Data("NOT TRIED: this machine cannot confine by \(error.description)\n".utf8))
        return nil
      }
    }

    private func outcome(
      _ strategy: Confinement.Strategy, _ act: String, _ word: String = ""
    ) async throws -> String? {
      guard let confinement = try await confinement(strategy) else { return nil }
      let completion = try await confinement.run(HostileProgram.command(act, word))
      #expect(completion.end == .exited(0), "\(completion)")
      return completion.output.trimmingCharacters(in: .newlines)
    }

    /// Expects an act to work unprotected, and not to work under a strategy.
    private func expectHeld(
      _ strategy: Confinement.Strategy, _ act: String, _ word: String = "",
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      #expect(try await outcome(.none, act, word) == "worked", sourceLocation: sourceLocation)
      guard let held = try await outcome(strategy, act, word) else { return }
      #expect(held != "worked", sourceLocation: sourceLocation)
      #expect(!held.isEmpty, sourceLocation: sourceLocation)
    }

    static let all: [Confinement.Strategy] = [.bubblewrap, .landlock, .limits]
    /// Those that say where a program may read, write and reach.
    static let sealing: [Confinement.Strategy] = [.bubblewrap, .landlock]

    @Test("An honest answer passes", arguments: [.none] + all)
    func honest(strategy: Confinement.Strategy) async throws {
      guard let confinement = try await confinement(strategy) else { return }
      let copy = try TestCourse(only: sampleStep)
      let step = try copy.step(sampleStep)
      let judge = Judge(
        layout: copy.layout, toolchain: try await TestCourse.toolchain.value,
        cache: TestCourse.cache, confinement: confinement)
      let judgement = try await judge.judge(step, answer: copy.layout.solution(step))
      #expect(judgement.status == .passed, "\(judgement)")
      let starter = try await judge.judge(step, answer: copy.layout.starter(step))
      #expect(starter.status == step.starter.status, "\(starter)")
    }

    @Test("A program writes into its own folder", arguments: all)
    func ownFolder(strategy: Confinement.Strategy) async throws {
      if let outcome = try await outcome(strategy, "honest") { #expect(outcome == "worked") }
    }

    @Test("No connection and no datagram gets out, not even to this machine", arguments: sealing)
    func network(strategy: Confinement.Strategy) async throws {
      let listener = try Listener()
      try await expectHeld(strategy, "tcp", "\(listener.port)")
      try await expectHeld(strategy, "udp", "\(listener.port)")
    }

    @Test("A socket without a file is out of reach", arguments: sealing)
    func abstractSocket(strategy: Confinement.Strategy) async throws {
      let listener = try Listener(abstract: "workshop-\(UUID().uuidString)")
      try await expectHeld(strategy, "abstract", listener.name)
    }

    @Test("Checks, solutions and the course's list cannot be read", arguments: sealing)
    func course(strategy: Confinement.Strategy) async throws {
      let layout = try CourseLayout(root: TestCourse.repository)
      let step = try layout.course.step(named: sampleStep)
      for path in [layout.checks(step), layout.solution(step), "Course.json"] {
        try await expectHeld(strategy, "read", layout.url(path).path)
      }
    }

    @Test("Nothing is written outside the program's own folder", arguments: sealing)
    func writing(strategy: Confinement.Strategy) async throws {
      let folder = try TemporaryFolder()
      chmod(folder.url.path, 0o777)
      for name in ["there", "new"] {
        let file = folder.url.appendingPathComponent(name)
        if name == "there" { try Data("old".utf8).write(to: file) }
        chmod(file.path, 0o666)
        guard try await outcome(strategy, "write", file.path) != nil else { return }
        let now = try? String(contentsOf: file, encoding: .utf8)
        #expect(now == (name == "there" ? "old" : nil))
        #expect(try await outcome(.none, "write", file.path) == "worked")
        #expect(try String(contentsOf: file, encoding: .utf8) == "x")
      }
    }

    @Test("A program cannot change its own file, nor a file's mode", arguments: sealing)
    func modes(strategy: Confinement.Strategy) async throws {
      let folder = try TemporaryFolder()
      let file = folder.url.appendingPathComponent("file")
      try Data().write(to: file)
      try await expectHeld(strategy, "mode", file.path)
      try await expectHeld(strategy, "truncate", file.path)
      guard let confinement = try await confinement(strategy) else { return }
      let own = strategy == .bubblewrap ? "\(Confinement.insideFolder)/program" : "../program"
      let completion = try await confinement.run(HostileProgram.command("write", own))
      #expect(completion.output != "worked\n")
    }

    @Test("The grader cannot be seen, nor signalled, nor limited", arguments: sealing)
    func grader(strategy: Confinement.Strategy) async throws {
      // What its user alone may read, and for a grader not even that.
      let course = "/proc/\(getpid())/root\(TestCourse.repository.path)/Course.json"
      for path in ["/proc/\(getpid())/environ", course] {
        if geteuid() == 0 { try await expectHeld(strategy, "read", path) }
        #expect(try await outcome(strategy, "read", path) != "worked")
      }
      // Its name and arguments only a pid space of one's own hides.
      if strategy == .bubblewrap {
        try await expectHeld(strategy, "read", "/proc/\(getpid())/cmdline")
      }
      try await expectHeld(strategy, "signal", "\(getpid())")
      try await expectHeld(strategy, "owner", "\(getpid())")
      try await expectHeld(strategy, "turn", "\(getpid())")
    }

    @Test("Without Landlock's word on signals, the filter has one, and a trap is still a trap")
    func olderKernel() async throws {
      guard let confinement = try await confinement(.landlock) else { return }
      let folder = try TemporaryFolder()
      try Data("old".utf8).write(to: folder.url.appendingPathComponent("file"))
      for version in 1...confinement.surroundings.landlock {
        var surroundings = confinement.surroundings
        surroundings.landlock = version
        // As the same user, so that only Landlock and the filter are in the way.
        surroundings.users = nil
        let older = Confinement(
          strategy: .landlock, warning: nil, passedOver: [], surroundings: surroundings)
        for (act, word) in [
          ("signal", "\(getpid())"), ("owner", "\(getpid())"), ("turn", "\(getpid())"),
          ("tcp", "1"),
          ("read", "/proc/\(getpid())/environ"), ("namespace", ""),
          ("truncate", folder.url.appendingPathComponent("file").path),
        ] {
          let completion = try await older.run(HostileProgram.command(act, word))
          #expect(completion.end == .exited(0), "\(act) with version \(version)")
          #expect(completion.output != "worked\n", "\(act) with version \(version)")
        }
        let trap = try await older.run(HostileProgram.command("abort"))
        #expect(trap.end == .signalled(SIGABRT), "version \(version)")
        let honest = try await older.run(HostileProgram.command("honest"))
        #expect(honest.output == "worked\n", "version \(version)")
      }
    }

    @Test(
      "No namespace of its own",
      .enabled(if: Rights.canHaveNamespace, "this system forbids namespaces to all programs"),
      arguments: sealing)
    func namespaces(strategy: Confinement.Strategy) async throws {
      try await expectHeld(strategy, "namespace")
    }

    @Test("No memory that no limit sees", arguments: sealing)
    func memoryFiles(strategy: Confinement.Strategy) async throws {
      try await expectHeld(strategy, "memory-file")
    }

    @Test("Runs at one time have users of their own", .enabled(if: geteuid() == 0))
    func users() throws {
      let (first, second) = (try UserPool(), try UserPool())
      let leases = try [first.take(), second.take(), first.take()]
      #expect(Set(leases.map(\.id)).count == 3)
      let given = leases[0].id
      for lease in leases { lease.giveBack() }
      let again = try first.take()
      #expect(again.id == given)
      again.giveBack()
    }

    @Test("What this machine offers is used: nothing above was left out for a fault of ours")
    func offered() async throws {
      #expect(try await confinement(.limits) != nil)
      if workshop_landlock_abi() > 0 { #expect(try await confinement(.landlock) != nil) }
      let bubblewrap = try? await Command(
        executable: "/usr/bin/bwrap",
        arguments: ["--unshare-all", "--ro-bind", "/", "/", "/bin/true"], directory: "/"
      ).run()
      if bubblewrap?.succeeded == true { #expect(try await confinement(.bubblewrap) != nil) }
    }

    @Test("The strongest that works is taken, and says what it is")
    func strongest() async throws {
      let found = try await Confinement.strongest(
        course: TestCourse.repository, libraries: TestCourse.toolchain.value.libraries)
      for strategy in Self.all {
        let works = try await confinement(strategy) != nil
        if works {
          #expect(found.strategy == strategy)
          break
        }
        #expect(found.passedOver.contains { $0.hasPrefix("\(strategy.rawValue): ") })
      }
      let limits = try await confinement(.limits)
      #expect(limits?.warning?.contains("WEAK CONFINEMENT") == true)
      #expect(Confinement.none.warning == nil)
    }

    @Test("A strategy that does not hold is not taken, and the reason is told")
    func unavailable() async throws {
      // A course that every program may read: Landlock has no way to leave it out.
      let course = URL(fileURLWithPath: "/usr/share")
      let error = await #expect(throws: Confinement.Unavailable.self) {
        try await Confinement.named(
          .landlock, course: course, libraries: TestCourse.toolchain.value.libraries)
      }
      #expect(error?.description.hasPrefix("landlock: The course lies in") == true)
    }

    @Test("A verdict names the limit that was met")
    func verdict() {
      let verdict = Verdict(
        of: Completion(end: .exceeded(.memory(64 << 20))), expecting: [],
        canary: .init(prefix: "x.", word: "word"))
      #expect(verdict.status == .crashed)
      #expect(verdict.explanation?.contains("more than 64 MiB of memory") == true)
    }
  }
}
