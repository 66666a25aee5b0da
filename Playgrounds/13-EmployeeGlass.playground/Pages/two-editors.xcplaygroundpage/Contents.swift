//: # Two people edit one employee
//: The server keeps a version, and takes a change only from an editor that has seen the newest.

struct Record {
  var name: String
  var version = 1
}

var record = Record(name: "Ada")

func save(_ name: String, seen version: Int) -> String {
  guard version == record.version else { return "refused, it is \(record.name) now" }
  record = Record(name: name, version: version + 1)
  return "saved as version \(record.version)"
}

let mine = record.version
let yours = record.version
save("Ada Lovelace", seen: mine)
save("Augusta Ada King", seen: yours)
record.name

// Change this and see: read `yours` after my change was saved.
