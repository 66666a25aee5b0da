// must compile: synchronous code on the data layer uses `preview`, itself and through the repository
// mode: app
@testable import PreviewData

@DataLayer func usesSamplesAtOnce(_ repository: PreviewData::EmployeeRepository) -> Int {
  repository.useSamples()
  return repository.employees.count + [PreviewData::Employee].preview.count
}
