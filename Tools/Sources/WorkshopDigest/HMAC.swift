/// The keyed digest of some bytes, as lower-case hexadecimal.
///
/// Source: RFC 2104, with SHA-256; tested with the examples of RFC 4231.
public func hmacSHA256(_ message: [UInt8], key: [UInt8]) -> String {
  let block = 64
  let short = key.count > block ? bytes(ofHexadecimal: sha256(key)) : key
  let padded = short + [UInt8](repeating: 0, count: block - short.count)
  let inner = sha256(padded.map { $0 ^ 0x36 } + message)
  return sha256(padded.map { $0 ^ 0x5c } + bytes(ofHexadecimal: inner))
}

private func bytes(ofHexadecimal text: String) -> [UInt8] {
  let digits = Array(text.utf8).map { digit in
    digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
  }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
