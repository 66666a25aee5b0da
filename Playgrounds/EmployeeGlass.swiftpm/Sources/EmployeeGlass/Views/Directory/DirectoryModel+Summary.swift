import Foundation

extension DirectoryModel {
  /// How many are shown, or how far the load has come; and when that was true.
  var summary: String {
    if let progress, totalCount > 0 { return progress.words }
    guard totalCount > 0 else { return "" }
    let people = "\(totalCount.formatted()) people"
    if matchCount < totalCount { return "\(matchCount.formatted()) of \(people)" }
    // Old data have their own banner; and the newest may not be looked through yet.
    guard !isOld, snapshot?.version == state.version, let time else { return people }
    return "\(people), updated \(time)"
  }

  /// When what is shown was true, as a clock says it, and a calendar where that was not today.
  var time: String? { lastUpdated?.timeWords(at: repository.now()) }

  /// For a screen reader: why a load has failed, and what that means for the rows. Nil while
  /// another load is under way, so that the words are said again if that one fails too.
  var problemWords: String? {
    // The newest rows may not be looked through yet.
    guard progress == nil, let problem, snapshot?.version ?? 0 == state.version else { return nil }
    let words = "\(problem.title). \(problem.advice)"
    return isOld ? "\(OldDataBanner.title(time)). \(words)" : words
  }
}

extension LoadingProgress {
  /// Such as "Loading 4,200 of 100,000".
  var words: String {
    guard let total else { return "Loading" }
    return "Loading \(loaded.formatted()) of \(total.formatted())"
  }
}
