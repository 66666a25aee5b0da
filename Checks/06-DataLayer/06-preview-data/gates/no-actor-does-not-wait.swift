// must compile: synchronous nonisolated code uses `preview`, and `Demo.title()` stays nonisolated
// mode: app
@testable import PreviewData

nonisolated func titlesAtOnce() -> String {
  PreviewData::Demo.title() + [PreviewData::Employee].preview.map { $0.name }.joined()
}
