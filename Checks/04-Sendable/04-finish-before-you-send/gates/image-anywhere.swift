// must compile: `Image` stays as it is: synchronous code on any thread makes and changes one
// mode: library
@testable import FinishBeforeYouSend

func makeTheGatesImage(with filter: FinishBeforeYouSend::Filter) -> [String] {
  let image: FinishBeforeYouSend::Image = FinishBeforeYouSend::Image()
  image.apply(filter)
  return image.filters
}
