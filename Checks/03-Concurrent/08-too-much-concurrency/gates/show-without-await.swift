// must compile: the same goes for `show(_:)`: synchronous main-actor code calls it without `await`
// mode: app
@testable import TooMuchConcurrency

func buttonShowsTheDirectory(
  _ model: TooMuchConcurrency::DirectoryModel, _ employees: [TooMuchConcurrency::Employee]
) {
  model.show(employees)
}
