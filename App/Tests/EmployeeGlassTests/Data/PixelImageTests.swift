import Foundation
import Testing

@testable import EmployeeGlass

@Suite("Portable pixmaps")
struct PixelImageTests {
  @Test("a picture is read as it was written")
  func reading() throws {
    let pixels: [UInt8] = [1, 2, 3, 10, 32, 9]
    for head in ["P6\n2 1\n255\n", "P6 2 1 255 ", "P6\t2\r\n1\n\n255\t"] {
      let image = try PixelImage(ppm: Data(head.utf8) + pixels)
      #expect(image == PixelImage(width: 2, height: 1, bytes: pixels))
    }
  }

  @Test("a part of larger data is read as well")
  func slice() throws {
    let data = Data("xxP6\n1 1\n255\nabcxx".utf8)
    #expect(try PixelImage(ppm: data[2..<16]).bytes == Array("abc".utf8))
  }

  @Test(
    "what is no such picture is refused",
    arguments: [
      "", "P", "P6", "P5\n1 1\n255\nabc", "P3\n1 1\n255\n1 2 3", "P6\n1 1\n255", "P6\n1 1\n255\nab",
      "P6\n1 1\n255\nabcd", "P6\n0 1\n255\n", "P6\n1 0\n255\n", "P6\n-1 1\n255\nabc",
      "P6\n1 1\n254\nabc", "P6\n1 1\n65535\nabcdef", "P61 1\n255\nabc", "P6\n1 1 255abc",
      "P6\n# a comment\n1 1\n255\nabc", "P6\n1.0 1\n255\nabc", "P6\n1\n255\nabc",
      "P6\n9999999 9999999\n255\nabc", "P6\n99999999999999999999 1\n255\nabc",
      "P6\n1000001 1\n255\n", "P6\n1001 1000\n255\n",
      "P6" + String(repeating: " ", count: 1_000) + "1 1\n255\nabc",
    ])
  func hostile(text: String) {
    #expect(throws: EmployeeServiceError.self) { try PixelImage(ppm: Data(text.utf8)) }
  }
}
