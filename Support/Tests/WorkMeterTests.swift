import Testing
import WorkshopSupport

@Suite("WorkMeter")
struct WorkMeterTests {
  @concurrent
  private func workElsewhere(_ meter: WorkMeter) async {
    meter.work(30)
    meter.work()
  }

  @Test("keeps work on the main actor apart from work elsewhere")
  @MainActor
  func splits() async {
    let meter = WorkMeter()
    meter.work(WorkMeter.unitsPerFrame)
    await workElsewhere(meter)
    #expect(meter.mainActorUnits == 16_000)
    #expect(meter.elsewhereUnits == 31)
    #expect(meter.totalUnits == 16_031)
    meter.reset()
    #expect(meter.totalUnits == 0)
  }

  @Test("loses no unit when many tasks work at once")
  func losesNothing() async {
    let meter = WorkMeter()
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask { for _ in 1...1000 { meter.work() } }
      }
    }
    #expect(meter.elsewhereUnits == 8000)
  }
}
