// must compile: a screen gets its stream without `await`, so that it listens from that line on
// mode: app
@testable import AsyncStream

func screenAppears(_ office: AsyncStream::Office) -> AsyncStream<Int> {
  office.peopleInside()
}
