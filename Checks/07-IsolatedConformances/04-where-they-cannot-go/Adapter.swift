public import WhereTheyCannotGoSubject

@testable import WhereTheyCannotGo

private typealias Subject = WhereTheyCannotGoSubject::Subject

/// Hands the learner's stickers to the checks.
public func makeSubject() -> WhereTheyCannotGoSubject::Subject {
  WhereTheyCannotGoSubject::Subject {
    (id: Int, image: String, work: @escaping WhereTheyCannotGoSubject::Subject.Work)
      -> Subject.Sticker in
    let archive: WhereTheyCannotGo::Archive = WhereTheyCannotGo::Archive(work: work)
    let sticker: WhereTheyCannotGo::Sticker = WhereTheyCannotGo::Sticker(id: id, image: image)
    return Subject.Sticker(
      isSelected: { () -> Bool in sticker.isSelected },
      select: { (isSelected: Bool) -> Void in sticker.isSelected = isSelected },
      keep: { () async -> [String] in await WhereTheyCannotGo::keep(sticker, in: archive) }
    )
  }
}
