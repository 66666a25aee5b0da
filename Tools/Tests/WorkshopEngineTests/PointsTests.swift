import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct PointsTests {
  private func judgement(
    _ status: Judgement.Status, gates: [Bool] = [], checks: [Bool] = []
  ) -> Judgement {
    var judgement = Judgement(step: "", status: status)
    judgement.gates = gates.map {
      .init(name: "", kind: .mustCompile, purpose: "", passed: $0, path: "")
    }
    judgement.checks = checks.map {
      .init(id: "", name: "", outcome: $0 ? .passed : .failed, issues: [])
    }
    return judgement
  }

  private let refused = Judgement(step: "", status: .doesNotBuild)

  @Test("A pass earns everything, however much the starter earns")
  func pass() {
    let starter = judgement(.failed, checks: [true, true, false])
    #expect(Points.of(judgement(.passed), besides: starter) == Points.maximum)
  }

  @Test(
    "What is no answer, or none that can be believed, earns nothing",
    arguments: [.policy, .doesNotBuild, .tampered, .skipped] as [Judgement.Status])
  func nothing(status: Judgement.Status) {
    let answer = judgement(status, gates: [true, true], checks: [true, true, true])
    #expect(Points.of(answer, besides: refused) == 0)
  }

  @Test("Gates and checks that hold earn their share")
  func shares() {
    #expect(Points.of(judgement(.gate, gates: [true, false]), besides: refused) == 1)
    #expect(Points.of(judgement(.gate, gates: [true, true, false]), besides: refused) == 2)
    let half = judgement(.failed, gates: [true], checks: [true, false])
    #expect(Points.of(half, besides: refused) == 6)
    let crash = judgement(.crashed, gates: [true], checks: [true, true, true, false])
    #expect(Points.of(crash, besides: refused) == 3)
  }

  @Test("The untouched starter earns nothing, and what it would earn is taken off")
  func starter() {
    let starter = judgement(.failed, checks: [true, true, false])
    #expect(Points.of(starter, besides: starter) == 0)
    let better = judgement(.failed, checks: [true, true, true, true, true, false])
    #expect(Points.of(better, besides: starter) == 1)
    let worse = judgement(.failed, checks: [true, false, false])
    #expect(Points.of(worse, besides: starter) == 0)
  }

  @Test("Nothing but a pass earns everything")
  func lessThanAll() {
    for count in 1...30 {
      let checks = Array(repeating: true, count: count) + [false]
      #expect(Points.of(judgement(.failed, checks: checks), besides: refused) < Points.maximum)
    }
  }
}
