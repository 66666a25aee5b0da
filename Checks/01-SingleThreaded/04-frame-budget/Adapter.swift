public import FrameBudgetSubject

@testable import FrameBudget

/// Hands the learner's measurement to the checks.
public func makeSubject() -> FrameBudgetSubject::Subject {
  FrameBudgetSubject::Subject(makeMeter: { meterForTheChecks() })
}

@MainActor
private func meterForTheChecks() -> FrameBudgetSubject::Subject.Meter {
  let meter: FrameBudget::Meter = FrameBudget::Meter()
  return FrameBudgetSubject::Subject.Meter(
    units: { meter.units },
    count: { (more: Int) in meter.count(more) },
    makeDirectory: {
      (
        employeeCount: Int,
        unitsForRow: @escaping FrameBudgetSubject::Subject.UnitsForRow
      ) -> FrameBudgetSubject::Subject.Measure in
      let directory: FrameBudget::CompanyDirectory = FrameBudget::CompanyDirectory(
        employeeCount: employeeCount, meter: meter, unitsForRow: unitsForRow)
      return {
        let report: FrameBudget::FrameReport = FrameBudget::report(on: directory)
        return FrameBudgetSubject::Subject.Report(
          units: report.units, fitsOneFrame: report.fitsOneFrame)
      }
    })
}
