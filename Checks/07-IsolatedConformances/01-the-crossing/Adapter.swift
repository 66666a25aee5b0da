public import TheCrossingSubject

@testable import TheCrossing

private typealias Subject = TheCrossingSubject::Subject

private func use(_ use: TheCrossing::Use) -> Subject.Use {
  switch use {
  case .staysWithItsCaller: Subject.Use.staysWithItsCaller
  case .goesToTheMainActor: Subject.Use.goesToTheMainActor
  case .crosses: Subject.Use.crosses
  }
}

// The library: it knows the protocol, and nothing else. The answer's own module hands the model over:
// this one infers isolated conformances, also for types of a module that does not.

private typealias Thing = any TheCrossing::Exportable & Sendable

private func makeThing(_ look: @escaping Subject.Look) async -> Thing {
  TheCrossing::handOver(await TheCrossing::StickerModel(look: look))
}

/// Hands the learner's table and the given model to the checks.
public func makeSubject() -> TheCrossingSubject::Subject {
  TheCrossingSubject::Subject(rows: [
    Subject.Row("id", predicted: { () -> Subject.Use in use(TheCrossing::Table.id) }),
    Subject.Row("artist", predicted: { () -> Subject.Use in use(TheCrossing::Table.artist) }),
    Subject.Row("title", predicted: { () -> Subject.Use in use(TheCrossing::Table.title) }),
    Subject.Row(
      "format", predicted: { () -> Subject.Use in use(TheCrossing::Table.format) },
      run: { (look: @escaping TheCrossingSubject::Subject.Look) async -> String in
        await makeThing(look).format
      }),
    Subject.Row("export", predicted: { () -> Subject.Use in use(TheCrossing::Table.export) }),
    Subject.Row(
      "upload", predicted: { () -> Subject.Use in use(TheCrossing::Table.upload) },
      run: { (look: @escaping TheCrossingSubject::Subject.Look) async -> String in
        await makeThing(look).upload()
      }),
    Subject.Row(
      "preview", predicted: { () -> Subject.Use in use(TheCrossing::Table.preview) },
      run: { (look: @escaping TheCrossingSubject::Subject.Look) async -> String in
        await makeThing(look).preview()
      }),
    Subject.Row(
      "rename", predicted: { () -> Subject.Use in use(TheCrossing::Table.rename) },
      run: { (look: @escaping TheCrossingSubject::Subject.Look) async -> String in
        let model: TheCrossing::StickerModel = await TheCrossing::StickerModel(look: look)
        await TheCrossing::handOver(model).rename(to: "Tide")
        return await model.title
      }),
  ])
}
