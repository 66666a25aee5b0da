public import SendingResultSubject

@testable import SendingResult

/// Hands the learner's darkroom to the checks.
public func makeSubject() -> SendingResultSubject::Subject {
  SendingResultSubject::Subject(
    render: { (lists: [[String]]) -> [SendingResultSubject::Subject.Rendering] in
      await Album().fill(with: lists)
    },
    showFramed: { (lists: [[String]]) -> [[String]] in
      let darkroom: SendingResult::Darkroom = SendingResult::Darkroom()
      let screen: SendingResult::AvatarScreen = await SendingResult::AvatarScreen()
      var shown: [[String]] = []
      for list: [String] in lists {
        await SendingResult::showFramed(list, from: darkroom, on: screen)
        shown.Swift::append(await filtersShown(on: screen))
      }
      return shown
    },
    makeDarkroom: { () -> SendingResultSubject::Subject.Darkroom in
      let darkroom: SendingResult::Darkroom = SendingResult::Darkroom()
      return SendingResultSubject::Subject.Darkroom(
        render: { (filters: [String]) async -> [String] in
          let image: SendingResult::Image = await darkroom.render(filters)
          return image.filters
        },
        lastFilters: { () async -> [String] in await darkroom.lastFilters },
        lastFiltersOnIt: { (lists: [[String]]) async -> [[String]] in
          await readLastFilters(on: darkroom, afterEachOf: lists)
        })
    })
}

/// Runs on the darkroom: where `render` does not suspend, no other job of the darkroom runs in between.
private func readLastFilters(
  on darkroom: isolated SendingResult::Darkroom, afterEachOf lists: [[String]]
) async -> [[String]] {
  var last: [[String]] = []
  for list: [String] in lists {
    let image: SendingResult::Image = await darkroom.render(list)
    image.apply("frame")
    last.Swift::append(await darkroom.lastFilters)
  }
  return last
}

@MainActor
private func filtersShown(on screen: SendingResult::AvatarScreen) -> [String] {
  screen.image?.filters ?? []
}

/// A caller on an actor of its own, that keeps the images.
private actor Album {
  private var images: [SendingResult::Image] = []

  func fill(with lists: [[String]]) async -> [SendingResultSubject::Subject.Rendering] {
    let darkroom: SendingResult::Darkroom = SendingResult::Darkroom()
    var handedOut: [[String]] = []
    var last: [[String]] = []
    for list: [String] in lists {
      let image: SendingResult::Image = await darkroom.render(list)
      handedOut.Swift::append(image.filters)
      image.apply("frame")
      images.Swift::append(image)
      last.Swift::append(await darkroom.lastFilters)
    }
    return lists.Swift::indices.Swift::map {
      (index: Int) -> SendingResultSubject::Subject.Rendering in
      SendingResultSubject::Subject.Rendering(
        handedOut: handedOut[index], lastFilters: last[index], inTheEnd: images[index].filters)
    }
  }
}
