// must not compile: `DirectoryModel` stays on the main actor, so the data layer has to await it
// mode: app
@testable import PreviewData

@DataLayer func removesInPassing(_ model: PreviewData::DirectoryModel) {
  model.remove(7)  // expected-error {{[actor_isolated_call_decl]}}
}
