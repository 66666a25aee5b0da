// must compile: the darkroom stays an actor, and code that runs on it renders
// mode: library
@testable import SendingResult

func renderTwiceOnTheDarkroom(_ darkroom: isolated SendingResult::Darkroom) async -> [String] {
  let image: SendingResult::Image = await darkroom.render(["crop"])
  _ = await darkroom.render(image.filters)
  return await darkroom.lastFilters
}
