// must compile: the doors start before `peopleInside()` returns: a screen calls it without `await`
// mode: app
@testable import AsyncStream

func screenAppears(_ office: AsyncStream::Office) -> AsyncStream<Int> {
  office.peopleInside()
}
