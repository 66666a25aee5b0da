import Foundation

extension AvatarPicture {
  /// The picture as a portable pixmap of 8-bit RGB: what a program without an image decoder reads.
  ///
  /// Source: <https://netpbm.sourceforge.net/doc/ppm.html>.
  var ppm: Data {
    var data = Data("P6\n\(Self.side) \(Self.side)\n255\n".utf8)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let colour = colour(x: x, y: y)
        data.append(contentsOf: [colour.red, colour.green, colour.blue])
      }
    }
    return data
  }
}
