#if os(Linux)
import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  @Suite struct ObjectFileTests {
    /// The object of a step's solution.
    private func bytes() async throws -> [UInt8] {
      let copy = try TestCourse(only: sampleStep)
      let judge = try await copy.judge()
      let step = try copy.step(sampleStep)
      let request = judge.answerRequest(step, answer: copy.layout.solution(step))
      let path = try await judge.compiler.object(request)
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    @Test("An object tells what it asks for, what it gives, and its sections")
    func reads() async throws {
      let object = try ObjectFile(try await bytes())
      #expect(object.undefined.contains("swift_retain"))
      #expect(!object.undefined.contains(""))
      #expect(object.sections.contains { $0.name == "swift5_typeref" })
      let own = object.defined.filter { $0.name.hasPrefix("$s18MainActorByDefault") }
      #expect(own.count > 10)
      #expect(own.contains { !$0.isWeak })
      #expect(object.defined.allSatisfy { !$0.isWeak || $0.isHidden })
    }

    @Test("An object that is cut off anywhere is no object, and nothing traps")
    func cutOff() async throws {
      let bytes = try await bytes()
      let lengths = Array(0..<200) + stride(from: 200, to: bytes.count - 1, by: bytes.count / 300)
      for length in lengths {
        #expect(throws: ObjectFile.Malformed.self, "\(length)") {
          try ObjectFile(Array(bytes[..<length]))
        }
      }
    }

    @Test("Bytes that lie are compared with the bounds first", arguments: 0..<8)
    func lies(seed: Int) async throws {
      let bytes = try await bytes()
      var random = SeededGenerator(state: UInt64(seed + 1))
      for _ in 0..<150 {
        var changed = bytes
        // Mostly the header and the table of sections, where the places and sizes stand.
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let place =
            Bool.random(using: &random)
            ? Int.random(in: 0..<64, using: &random)
            : changed.count - 1 - Int.random(in: 0..<min(8192, changed.count), using: &random)
          changed[place] =
            [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
            .randomElement(using: &random) ?? 0
        }
        _ = try? ObjectFile(changed)
      }
      for _ in 0..<200 {
        let count = Int.random(in: 0..<400, using: &random)
        let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(throws: ObjectFile.Malformed.self) { try ObjectFile(noise) }
        _ = try? ObjectFile(Array(bytes[..<64]) + noise)
      }
    }
  }
}
#endif
