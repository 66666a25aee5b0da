// must compile: nonisolated synchronous code makes an image and changes it
// mode: library
@testable import FinishBeforeYouSend

func makeTheGatesImage(with filter: FinishBeforeYouSend::Filter) -> [String] {
  let image: FinishBeforeYouSend::Image = FinishBeforeYouSend::Image()
  image.apply(filter)
  return image.filters
}
