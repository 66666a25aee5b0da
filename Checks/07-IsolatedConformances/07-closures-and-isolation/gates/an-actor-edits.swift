// must compile: a closure of an actor is run for that actor, uses what the actor stores, and waits
// mode: library
// level: sil
@testable import ClosuresAndIsolation

final class GateJournal {
  var lines: [String] = []
}

func gateFetch(_ name: String) async -> String { name }

actor GateEditor {
  private let journal = GateJournal()
  private var drafts: [ClosuresAndIsolation::Draft] = []

  func editAll() async {
    await ClosuresAndIsolation::edit(drafts) { draft in
      draft.text = await gateFetch(draft.name)
      journal.lines.append(draft.text)
    }
    journal.lines.append("done")
  }
}
