public import DynamicCastsSubject

@testable import DynamicCasts

/// A type that the answer has never heard of, and that is isolated to the main actor.
@MainActor
private final class Label: @MainActor DynamicCasts::Exportable {
  private let text: String

  init(_ text: String) { self.text = text }

  func export() -> String { text }
}

/// A nonisolated type that the answer has never heard of.
private enum Stamp: DynamicCasts::Exportable {
  case worth(Int)

  func export() -> String {
    switch self {
    case .worth(let cents): "stamp \(cents)"
    }
  }
}

/// A struct of the main actor.
@MainActor
private struct Tag: @MainActor DynamicCasts::Exportable {
  let text: String

  func export() -> String { "tag \(text)" }
}

/// An enum of the main actor.
@MainActor
private enum Sign: @MainActor DynamicCasts::Exportable {
  case number(Int)

  func export() -> String {
    switch self {
    case .number(let number): "sign \(number)"
    }
  }
}

@MainActor
private final class Report: @MainActor DynamicCasts::Exportable {
  private let text: String
  private let exported: @Sendable () -> Void

  init(_ text: String, _ exported: @escaping @Sendable () -> Void) {
    self.text = text
    self.exported = exported
  }

  func export() -> String {
    exported()
    return text
  }
}

private struct Memo: DynamicCasts::Exportable {
  let text: String
  let exported: @Sendable () -> Void

  func export() -> String {
    exported()
    return text
  }
}

@MainActor
private func make(_ items: [DynamicCastsSubject::Subject.Item]) -> [any Sendable] {
  items.Swift::map { (item: DynamicCastsSubject::Subject.Item) -> any Sendable in
    switch item {
    case .sticker(let text): DynamicCasts::Sticker(text)
    case .note(let text): DynamicCasts::Note(text: text)
    case .label(let text): Label(text)
    case .stamp(let cents): Stamp.worth(cents)
    case .tag(let text): Tag(text: text)
    case .sign(let number): Sign.number(number)
    case .report(let text, let exported): Report(text, exported)
    case .memo(let text, let exported): Memo(text: text, exported: exported)
    case .number(let number): number
    }
  }
}

/// Hands the learner's table and exporter to the checks.
public func makeSubject() -> DynamicCastsSubject::Subject {
  DynamicCastsSubject::Subject(
    bodies: [
      DynamicCastsSubject::Subject.Body(
        name: "onTheMainActor",
        run: { () async -> Bool in
          await DynamicCasts::onTheMainActor(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.onTheMainActor }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "calledFromMain",
        run: { () async -> Bool in
          await DynamicCasts::calledFromMain(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.calledFromMain }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "concurrently",
        run: { () async -> Bool in
          await DynamicCasts::concurrently(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.concurrently }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "concurrentlyANote",
        run: { () async -> Bool in
          await DynamicCasts::concurrentlyANote(DynamicCasts::Note(text: "a note"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.concurrentlyANote }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "askingTheType",
        run: { () async -> Bool in
          await DynamicCasts::askingTheType(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.askingTheType }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "inATask",
        run: { () async -> Bool in
          await DynamicCasts::inATask(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.inATask }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "detached",
        run: { () async -> Bool in
          await DynamicCasts::detached(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.detached }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "onADesk",
        run: { () async -> Bool in
          await DynamicCasts::Desk().onADesk(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.onADesk }
      ),
      DynamicCastsSubject::Subject.Body(
        name: "inThePrintShop",
        run: { () async -> Bool in
          await DynamicCasts::inThePrintShop(DynamicCasts::Sticker("a sticker"))
        },
        predicted: { () -> Bool in DynamicCasts::Table.inThePrintShop }
      ),
    ],
    export: { (items: [DynamicCastsSubject::Subject.Item]) async -> [String] in
      let items: [any Sendable] = await make(items)
      return await DynamicCasts::export(items)
    }
  )
}
