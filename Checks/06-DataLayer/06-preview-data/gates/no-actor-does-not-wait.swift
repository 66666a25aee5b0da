// must compile: nonisolated synchronous code uses `preview`, itself and through `Demo.title()`
// mode: app
@testable import PreviewData

nonisolated func titlesAtOnce() -> String {
  PreviewData::Demo.title() + [PreviewData::Employee].preview.map { $0.name }.joined()
}
