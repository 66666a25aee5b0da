// must compile: code that runs on the darkroom, so the darkroom has to be an actor
// mode: library
@testable import SendingResult

func renderTwiceOnTheDarkroom(_ darkroom: isolated SendingResult::Darkroom) async -> [String] {
  let image: SendingResult::Image = await darkroom.render(["crop"])
  _ = await darkroom.render(image.filters)
  return await darkroom.lastFilters
}
