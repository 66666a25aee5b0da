extension StringProtocol {
  /// The text up to a number of bytes of UTF-8, whole scalars only; one that was cut ends in “ …”.
  ///
  /// Not in characters: a letter with a hundred thousand accents is one.
  public func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return String(self) }
    var length = limit
    var end = utf8.index(startIndex, offsetBy: length)
    while UTF8.isContinuation(utf8[end]) {
      length -= 1
      end = utf8.index(startIndex, offsetBy: length)
    }
    return String(self[..<end]) + " …"
  }
}
