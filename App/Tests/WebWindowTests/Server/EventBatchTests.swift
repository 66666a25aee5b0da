import Foundation
import LoopbackHTTP
import Testing
@_spi(Workshop) import WorkshopUI

@testable import WebWindow

@Suite("Events")
struct EventBatchTests {
  @Test("an event is read as it was meant")
  func reading() throws {
    let batch = try EventBatch(
      json: Data(
        #"{"window":"w","events":[{"n":7,"id":3,"event":"change","text":"a\u00e9\n"}]}"#.utf8))
    #expect(batch.window == "w" && !batch.leaves)
    let event = try #require(batch.events.first)
    #expect(event.number == 7 && event.element == 3 && event.text == "aé\n")
    #expect(event.action == .element(.change))
  }

  @Test(
    "what is no event is refused with the reason",
    arguments: [
      ("", "it is not JSON"), ("[]", "has the wrong type"), ("{}", "window is missing"),
      (#"{"window":"w"}"#, "events is missing"),
      (#"{"window":null,"events":[]}"#, "window is null"),
      (#"{"window":"w","events":[{"id":1,"event":"tap"}]}"#, "events.0.n is missing"),
      (#"{"window":"w","events":[{"n":0,"id":1,"event":"tap"}]}"#, "events.0.n is out of range"),
      (#"{"window":"w","events":[{"n":1e99,"id":1,"event":"tap"}]}"#, "it is not JSON"),
      (#"{"window":"w","events":[{"n":1,"id":"1","event":"tap"}]}"#, "events.0.id has the wrong"),
      (#"{"window":"w","events":[{"n":1,"event":"tap"}]}"#, "events.0.id is missing"),
      (#"{"window":"w","events":[{"n":1,"id":1,"event":"explode"}]}"#, "events.0.event is none"),
      (#"{"window":"w","events":[{"n":1,"id":1,"event":"tap","text":7}]}"#, "events.0.text has"),
      (#"{"window":"w","events":[{"n":1,"id":1,"event":"scroll","text":"inf"}]}"#, "no offset"),
      (#"{"window":"w","events":[{"n":1,"id":1,"event":"scroll","text":"-1"}]}"#, "no offset"),
      (#"{"window":"w","events":[{"n":1,"id":1,"event":"scroll","text":"1e300"}]}"#, "no offset"),
    ])
  func malformed(_ json: String, _ reason: String) throws {
    let fault = try #require(throws: RequestFault.self) { try EventBatch(json: Data(json.utf8)) }
    #expect(fault.status == .unprocessableContent)
    #expect(fault.detail.contains(reason))
  }

  @Test("a text may have 10000 characters, and a request 64 events")
  func limits() throws {
    func json(_ length: Int, _ count: Int) -> Data {
      let text = String(repeating: "x", count: length)
      let events = (1...count).map { #"{"n":\#($0),"id":1,"event":"change","text":"\#(text)"}"# }
      return Data(#"{"window":"w","events":[\#(events.joined(separator: ","))]}"#.utf8)
    }
    #expect(try EventBatch(json: json(10_000, 1)).events.count == 1)
    #expect(throws: RequestFault.self) { try EventBatch(json: json(10_001, 1)) }
    #expect(try EventBatch(json: json(1, 64)).events.count == 64)
    #expect(throws: RequestFault.self) { try EventBatch(json: json(1, 65)) }
  }

  @Test("JSON that is nested too deep is refused")
  func deep() throws {
    let json = String(repeating: "[", count: 8_000)
    #expect(throws: RequestFault.self) { try EventBatch(json: Data(json.utf8)) }
  }
}
