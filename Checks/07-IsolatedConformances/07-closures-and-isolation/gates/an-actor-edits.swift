// must compile: `change` may suspend and use that actor's state
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
      self.journal.lines.append(draft.text)
    }
    journal.lines.append("done")
  }
}
