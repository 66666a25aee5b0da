import Foundation
import Testing

@testable import EmployeeServer

/// A file of employees for an import.
enum ImportFile {
  static let heading = "name,department,title,email,office,start_date\r\n"

  /// Rows with an address each, in order.
  static func rows(_ numbers: Range<Int>, marker: String = "i") -> String {
    numbers.map { "Person \($0)x,Research,Title,\(marker)\($0)@import.example,Oslo,2024-01-31\r\n" }
      .joined()
  }

  static func text(_ count: Int, marker: String = "i") -> String {
    heading + rows(0..<count, marker: marker)
  }
}

extension TestClient {
  /// Sends a file in one body.
  func importFile(_ text: String, id: String) async throws -> Answer {
    try await send(
      "POST", "/employees/import?id=\(id)", body: Data(text.utf8), type: "text/csv; charset=utf-8")
  }

  func numberOfEmployees() async throws -> Int64 {
    try #require(try await send("GET", "/health").json["employees"]?.integer)
  }
}

/// A file that a test sends piece by piece.
struct ImportUpload {
  let connection: RawConnection

  /// Sends the head of the request, for a body in chunks.
  init(port: UInt16, id: String) async throws {
    connection = try await RawConnection(port: port)
    try await connection.write(
      "POST /employees/import?id=\(id) HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n")
  }

  func send(_ text: String) async throws { try await send(Data(text.utf8)) }

  /// Sends chunks of a size, in one write: TCP would hold back each small one.
  func send(_ bytes: Data, inPiecesOf size: Int = .max) async throws {
    var chunks = Data()
    var rest = bytes
    while !rest.isEmpty {
      let piece = rest.prefix(size)
      chunks += Data("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Data("\r\n".utf8)
      rest = rest.dropFirst(size)
    }
    try await connection.write(chunks)
  }

  /// Ends the body, and reads the answer.
  func finish() async throws -> Answer {
    try await connection.exchange("0\r\n\r\n")
  }
}
