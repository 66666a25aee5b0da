import Foundation
import LoopbackHTTP
@_spi(Workshop) import WorkshopUI

/// What a page says at once: events in their order, or that it is leaving.
struct EventBatch: Sendable {
  /// How long its JSON may be.
  static let bytes = 16_384
  static let limit = 64
  /// How long the text of an event may be, in characters.
  static let text = 10_000

  let window: String
  let events: [BrowserEvent]
  let leaves: Bool

  /// - Throws: `RequestFault`, which says what is wrong with the first event that is.
  init(json: Data) throws {
    let sent: Sent
    do {
      sent = try JSONDecoder().decode(Sent.self, from: json)
    } catch let DecodingError.keyNotFound(key, context) {
      throw Self.fault("\(Self.path(context.codingPath + [key])) is missing")
    } catch let DecodingError.typeMismatch(_, context) {
      throw Self.fault("\(Self.path(context.codingPath)) has the wrong type")
    } catch let DecodingError.valueNotFound(_, context) {
      throw Self.fault("\(Self.path(context.codingPath)) is null")
    } catch {
      throw Self.fault("it is not JSON")
    }
    guard sent.events.count <= Self.limit else {
      throw Self.fault("there are more than \(Self.limit)")
    }
    window = sent.window
    leaves = sent.leaves ?? false
    events = try sent.events.enumerated().map { try $1.checked(index: $0) }
  }

  private struct Sent: Decodable {
    let window: String
    let events: [SentEvent]
    let leaves: Bool?
  }

  fileprivate static func fault(_ reason: String) -> RequestFault {
    RequestFault(.unprocessableContent, "These are no events: \(reason). Nothing was done.")
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "\($0)" } ?? String(key.stringValue.prefix(40)) }
      .joined(separator: ".")
  }
}

/// An event as it was sent.
private struct SentEvent: Decodable {
  let n: Int
  let id: Int?
  let event: String
  let text: String?

  func checked(index: Int) throws -> BrowserEvent {
    let place = "events.\(index)"
    let text = text ?? ""
    guard (1...1 << 52).contains(n) else { throw EventBatch.fault("\(place).n is out of range") }
    guard text.count <= EventBatch.text else {
      throw EventBatch.fault("\(place).text has more than \(EventBatch.text) characters")
    }
    if event == "resize" {
      return BrowserEvent(number: n, element: nil, action: .resize, text: text)
    }
    // A file's path is known to the window alone.
    guard let known = Element.Event(rawValue: event), known != .choose else {
      throw EventBatch.fault("\(place).event is none that there is")
    }
    guard let id else { throw EventBatch.fault("\(place).id is missing") }
    if known == .scroll {
      guard let offset = Double(text), (0...1e9).contains(offset) else {
        throw EventBatch.fault("\(place).text is no offset")
      }
    }
    return BrowserEvent(number: n, element: id, action: .element(known), text: text)
  }
}
