// must compile: a button shows the directory in synchronous code, without `await`
// mode: app
@testable import TooMuchConcurrency

func buttonShowsTheDirectory(
  _ model: TooMuchConcurrency::DirectoryModel, _ employees: [TooMuchConcurrency::Employee]
) {
  model.show(employees)
}
