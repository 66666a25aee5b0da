public import MainActorExportableSubject

@testable import MainActorExportable

private typealias Subject = MainActorExportableSubject::Subject

/// Hands the learner's model to the checks.
public func makeSubject() -> MainActorExportableSubject::Subject {
  MainActorExportableSubject::Subject(
    makeModel: { (name: String) -> Subject.Model in
      let model: MainActorExportable::StickerModel = MainActorExportable::StickerModel(name: name)
      return Subject.Model(
        rename: { (name: String) -> Void in model.name = name },
        add: { (sticker: String) -> Void in model.add(sticker) },
        removeAll: { () -> Void in model.removeAll() },
        stickers: { () -> [String] in model.stickers },
        share: { (amounts: [Int]) -> [String] in
          let receipts: [MainActorExportable::Receipt] = amounts.Swift::map {
            (amount: Int) -> MainActorExportable::Receipt in
            MainActorExportable::Receipt(name: "Receipt", amount: amount)
          }
          return MainActorExportable::share(model, with: receipts)
        })
    })
}
