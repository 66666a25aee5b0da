//: # A message in pieces
//: The server sends lines. The network delivers them in chunks of any size.

let sent = "changed 7\nremoved 41\nchanged 12\n"

func chunks(of size: Int) -> [String] {
  var rest = Substring(sent)
  var result: [String] = []
  while !rest.isEmpty {
    result.append(String(rest.prefix(size)))
    rest = rest.dropFirst(size)
  }
  return result
}

let whole = chunks(of: 100).flatMap { $0.split(separator: "\n") }
let pieces = chunks(of: 8).flatMap { $0.split(separator: "\n") }

// Change this and see: with which sizes are the lines right by luck? What has to be kept between two chunks?
