// must not compile: the compiler refuses a caller that uses an item after handing it over
// mode: library
// level: sil
@testable import SendingParameter

final class GateNote {
  var text = ""
}

func changeAfterHandingOver(to queue: SendingParameter::WorkQueue<SendingParameter::Image>) {
  let image: SendingParameter::Image = SendingParameter::Image()
  queue.enqueue(image)  // expected-error {{[regionbasedisolation_named_send_yields_race]}}
  image.apply("crop")
}

func changeTheNoteAfterHandingOver(to queue: SendingParameter::WorkQueue<GateNote>) {
  let note = GateNote()
  queue.enqueue(note)  // expected-error {{[regionbasedisolation_named_send_yields_race]}}
  note.text = "late"
}
