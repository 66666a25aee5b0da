// must compile: synchronous code on the main actor uses `preview`; the model's members stay synchronous
// mode: app
@testable import PreviewData

func showsSamplesAtOnce() -> Int {
  PreviewData::DirectoryModel().employees.count + [PreviewData::Employee].preview.count
}
