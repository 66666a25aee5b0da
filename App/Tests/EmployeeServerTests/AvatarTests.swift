import Foundation
import Testing

@testable import EmployeeServer

@Suite("Avatars")
struct AvatarTests {
  @Test("a picture is a whole PNG of 96 by 96 pixels in two or three colours")
  func png() throws {
    for id in Int64(1)...12 {
      let chunks = try chunks(of: AvatarPicture(id: id).png)
      #expect(chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
      #expect(chunks[0].content == [0, 0, 0, 96, 0, 0, 0, 96, 8, 2, 0, 0, 0])
      let pixels = try stored(in: chunks[1].content)
      #expect(pixels.count == 96 * (1 + 3 * 96))
      var colours: Set<[UInt8]> = []
      for row in 0..<96 {
        let start = row * (1 + 3 * 96)
        #expect(pixels[start] == 0)
        for column in 0..<96 {
          let pixel = start + 1 + 3 * column
          colours.insert(Array(pixels[pixel..<pixel + 3]))
        }
      }
      #expect((2...3).contains(colours.count), "\(id): \(colours)")
    }
  }

  @Test("a person's picture stays the same, and people differ")
  func different() {
    let pictures = (Int64(1)...60).map { AvatarPicture(id: $0).png }
    #expect(pictures == (Int64(1)...60).map { AvatarPicture(id: $0).png })
    #expect(Set(pictures).count > 40)
    // On every machine and in every version: clients keep it.
    #expect(AvatarPicture.crc32(Array(pictures[0])) == 3_966_003_047)
  }

  @Test("the checksums are those that the standards give as examples")
  func checksums() {
    #expect(AvatarPicture.crc32(Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(AvatarPicture.adler32(Array("Wikipedia".utf8)) == 0x11e6_0398)
  }

  @Test("a PPM has the pixels of the PNG")
  func ppm() throws {
    for id in Int64(1)...12 {
      let picture = AvatarPicture(id: id)
      let rows = try stored(in: chunks(of: picture.png)[1].content)
      let pixels = (0..<96).flatMap { rows[($0 * 289 + 1)..<($0 + 1) * 289] }
      #expect(Array(picture.ppm) == Array("P6\n96 96\n255\n".utf8) + pixels)
    }
  }

  @Test(
    "a picture is a PPM only for a client that prefers it",
    arguments: [
      (nil, "png"), ("*/*", "png"), ("image/*", "png"), ("text/html", "png"), ("", "png"),
      ("image/png", "png"), ("image/x-portable-pixmap", "x-portable-pixmap"),
      ("IMAGE/X-Portable-Pixmap ; q=1", "x-portable-pixmap"),
      ("image/png;q=0.5, image/x-portable-pixmap", "x-portable-pixmap"),
      ("image/png, image/x-portable-pixmap;q=0.5", "png"),
      ("image/png, image/x-portable-pixmap", "png"),
      ("image/x-portable-pixmap, image/png", "png"),
      ("*/*;q=0.1, image/x-portable-pixmap", "x-portable-pixmap"),
      ("image/x-portable-pixmap;q=0", "png"), ("image/x-portable-pixmap;q=nonsense", "png"),
      (",;q=1,,/;;", "png"),
    ] as [(String?, String)])
  func negotiation(accept: String?, type: String) async throws {
    try await withServer(employees: 3) { client in
      // Foundation would add a field of its own.
      let head = accept.map { "Accept: \($0)\r\n" } ?? ""
      let connection = try await RawConnection(port: client.port)
      let answer = try await connection.exchange(
        "GET /employees/2/avatar HTTP/1.1\r\nHost: localhost\r\n\(head)\r\n")
      try connection.close()
      #expect(answer.status == 200)
      #expect(answer.header("Content-Type") == "image/\(type)")
      #expect(answer.header("Vary") == "Accept")
      let picture = AvatarPicture(id: 2)
      #expect(answer.body == (type == "png" ? picture.png : picture.ppm))
    }
  }

  private func chunks(of data: Data) throws -> [(type: String, content: [UInt8])] {
    var rest = Array(data)[...]
    try #require(rest.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    rest = rest.dropFirst(8)
    var chunks: [(String, [UInt8])] = []
    while !rest.isEmpty {
      let length = Int(number(rest.prefix(4)))
      let body = Array(rest.dropFirst(4).prefix(4 + length))
      try #require(number(rest.dropFirst(8 + length).prefix(4)) == AvatarPicture.crc32(body))
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  private func stored(in zlib: [UInt8]) throws -> [UInt8] {
    try #require((Int(zlib[0]) << 8 | Int(zlib[1])) % 31 == 0)
    try #require(zlib[2] == 1)
    let length = Int(zlib[3]) | Int(zlib[4]) << 8
    try #require(length ^ 0xffff == Int(zlib[5]) | Int(zlib[6]) << 8)
    let pixels = Array(zlib[7..<7 + length])
    try #require(number(zlib[(7 + length)...]) == AvatarPicture.adler32(pixels))
    return pixels
  }

  private func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
