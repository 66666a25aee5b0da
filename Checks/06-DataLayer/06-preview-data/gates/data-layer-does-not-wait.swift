// must compile: synchronous code on the data layer uses `preview`; the repository's members stay synchronous
// mode: app
@testable import PreviewData

@DataLayer func usesSamplesAtOnce(_ repository: PreviewData::EmployeeRepository) -> Int {
  repository.useSamples()
  return repository.employees.count + [PreviewData::Employee].preview.count
}
