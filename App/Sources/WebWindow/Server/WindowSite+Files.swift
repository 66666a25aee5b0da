import Foundation
import LoopbackHTTP

extension WindowSite {
  /// Takes a file that a person has chosen, and hands it to the element that they chose it in.
  func takeFile(
    _ request: ServerRequest, _ query: [String: String]
  ) async throws -> ServerResponse {
    guard let window = await registry[query["window"] ?? ""] else { throw RequestFault.windowGone }
    try request.checkIsFile()
    guard let stream = request.stream, let count = stream.count else {
      throw RequestFault(.lengthRequired, "Say the length of the file in Content-Length.")
    }
    guard count <= HTMLRenderer.longestFile else {
      throw RequestFault(.contentTooLarge, "A file may have \(HTMLRenderer.longestFile >> 20) MB.")
    }
    guard let element = query["element"].flatMap({ Int($0) }), await window.wantsFile(element)
    else { throw RequestFault.noFileWanted }
    let file = try window.files.begin(Self.decoded(query["name"] ?? ""))
    do {
      try await write(stream, of: count, to: file)
    } catch {
      window.files.end(file, isWhole: false)
      throw error
    }
    window.files.end(file, isWhole: true)
    guard await window.choose(file, in: element) else { throw RequestFault.noFileWanted }
    return ServerResponse(status: .noContent)
  }

  /// Writes a body while it comes in.
  ///
  /// - Throws: `RequestFault` where it breaks off, or what the file system says.
  @concurrent
  private func write(_ stream: RequestStream, of count: Int, to file: URL) async throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    var taken = 0
    var pieces = stream.makeAsyncIterator()
    while let piece = try await Self.next(&pieces) {
      taken += piece.count
      try handle.write(contentsOf: piece)
    }
    guard taken == count else { throw RequestFault.brokenFile }
  }

  @concurrent
  private static func next(_ pieces: inout RequestStream.Iterator) async throws -> Data? {
    do {
      return try await pieces.next()
    } catch {
      throw RequestFault.brokenFile
    }
  }

  /// A value of a query, as a form writes it.
  private static func decoded(_ text: String) -> String {
    text.replacing("+", with: " ").removingPercentEncoding ?? ""
  }
}

extension RequestFault {
  fileprivate static let noFileWanted = RequestFault(
    .conflict, "Nothing in this window waits for a file.")
  fileprivate static let brokenFile = RequestFault(
    .badRequest, "The file broke off. Choose it again.")
}
