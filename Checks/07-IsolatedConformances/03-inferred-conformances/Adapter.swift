public import InferredConformancesSubject

@testable import InferredConformances

private typealias Subject = InferredConformancesSubject::Subject
private typealias Sticker = InferredConformances::Sticker

/// Hands the learner's stickers and their album to the checks.
public func makeSubject() -> InferredConformancesSubject::Subject {
  InferredConformancesSubject::Subject { (found: [(id: Int, title: String)]) -> Subject.Album in
    let album: InferredConformances::Album = InferredConformances::Album()
    let stickers: [Sticker] = found.Swift::map { (found: (id: Int, title: String)) -> Sticker in
      Sticker(id: found.id, title: found.title)
    }
    return Subject.Album(
      stickers: Subject.Stickers(
        retitle: { (place: Int, title: String) -> Void in stickers[place].title = title },
        areEqual: { (place: Int, other: Int) async -> Bool in stickers[place] == stickers[other] },
        hashAlike: { (place: Int, other: Int) async -> Bool in
          stickers[place].hashValue == stickers[other].hashValue
        },
        isBefore: { (place: Int, other: Int) -> Bool in stickers[place] < stickers[other] }),
      collect: { (places: [Int]) async -> Void in
        await album.collect(places.Swift::map { (place: Int) -> Sticker in stickers[place] })
      },
      contains: { (place: Int) -> Bool in album.stickers.Swift::contains(stickers[place]) },
      count: { () -> Int in album.stickers.Swift::count },
      lines: { () -> [String] in album.lines }
    )
  }
}
