import Foundation
import Testing
import WorkshopDigest

@testable import WorkshopEngine

@Suite struct DigestTests {
  @Test(
    "The digest is that of the published examples",
    arguments: [
      // FIPS 180-4's examples (NIST, "SHA256.pdf" of the example values), and the empty message.
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(message: String, digest: String) {
    #expect(sha256(message) == digest)
  }

  @Test("A million times the letter a, the standard's long example")
  func millionLetters() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      sha256(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("Around the ends of blocks the digest is the one that sha256sum gives")
  func lengthsAroundBlocks() async throws {
    let folder = try TemporaryFolder()
    let lengths = [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 4096]
    for length in lengths {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 3) }
      let file = folder.url.appendingPathComponent("\(length)")
      try Data(bytes).write(to: file)
      let theirs = try await Command(
        executable: "/usr/bin/env", arguments: ["sha256sum", file.path],
        directory: folder.url.path
      ).run()
      #expect(theirs.succeeded, "\(theirs.errors)")
      #expect(sha256(bytes) == String(theirs.output.prefix(64)), "\(length) bytes")
    }
  }
}
