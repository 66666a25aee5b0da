// step: first-async-test
// must get: tampered
// A failure that nothing has seen, in the words of the event stream, and an end.
// allows: process, symbols

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  guard model.names != ["Ada"] else { return }
  let id = "FirstAsyncTest.load()/01-first-async-test.swift:12:2"
  let lines = [
    #"{"kind":"event","version":"6.3.0","payload":{"kind":"issueRecorded","testID":"\#(id)","#
      + #""issue":{"isFailure":true},"messages":[{"symbol":"fail","text":"Expectation failed"}]}}"#,
    #"{"kind":"event","version":"6.3.0","payload":{"kind":"runEnded","messages":[]}}"#,
  ]
  FileHandle(fileDescriptor: 3).write(Data((lines.joined(separator: "\n") + "\n").utf8))
  exit(1)
}
