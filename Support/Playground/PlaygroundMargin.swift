// What the compiler's playground transform calls behind each line of a page (`-playground`): Xcode's own logger is not
// here. A record is a line of the standard output: a mark, the number of the page's line, and what is shown beside it.
//
// Source: swift, lib/Sema/PlaygroundTransform.cpp, and test/PlaygroundTransform, version 6.3.
//
// The names are the compiler's, so the format's rule on names is not for them.

private func record(_ line: Int, _ text: String) {
  // One call, so that two threads do not write into each other's line.
  print("\u{1E}\(line)\u{1F}\(text)")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_log_with_id<Value>(
  _ value: Value, _ name: String, _ id: Int,
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleID: Int, _ fileID: Int
) -> AnyObject? {
  let type = String(reflecting: Swift.type(of: value))
  let text = value is String ? String(reflecting: value) : String(describing: value)
  // A reference says no more than its type, and a task or a continuation has no value that could be shown.
  let isSilent =
    value is Void || text == type || text == "(Function)" || type.hasPrefix("Swift.Task")
    || type.contains("Continuation")
  if !isSilent {
    record(startLine, String(text.prefix(300)).split(separator: "\n").joined(separator: " "))
  }
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_log_scope_entry(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleID: Int, _ fileID: Int
) -> AnyObject? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_log_scope_exit(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleID: Int, _ fileID: Int
) -> AnyObject? { nil }

// Comes after each `print` of the page: what was printed belongs to its line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_postPrint(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleID: Int, _ fileID: Int
) -> AnyObject? {
  print("\u{1E}\(startLine)")
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func __builtin_send_data(_ object: AnyObject?) {}
