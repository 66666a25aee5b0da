let download = Task { () throws -> String in
  try Task.checkCancellation()
  return "avatar"
}
let row = Task { try await download.value }
row.cancel()
do {
  let avatar = try await row.value
  print("row: \(avatar), download cancelled: \(download.isCancelled)")
} catch {
  print("row: \(error), download cancelled: \(download.isCancelled)")
}
