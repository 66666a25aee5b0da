import Foundation
import LoopbackHTTP
import Testing

@testable import EmployeeServer

@Suite("Import")
struct ImportTests {
  @Test("every row is an employee, and the answer counts them")
  func all() async throws {
    try await withServer(employees: 2) { client async throws in
      let count = 2 * ImportRun.chunk + 7
      let text = ImportFile.text(count)
      let answer = try await client.importFile(text, id: "a")
      #expect(answer.status == 200)
      let json = try answer.json
      #expect(json["state"]?.string == "completed")
      #expect(json["rows"]?.integer == Int64(count))
      #expect(json["inserted"]?.integer == Int64(count))
      #expect(json["faulty"]?.integer == 0)
      #expect(json["bytes"]?.integer == Int64(text.utf8.count))
      #expect(json["total_bytes"] == json["bytes"])
      #expect(json["faults"]?.elements.isEmpty == true)
      #expect(try await client.send("GET", "/imports/a").json == json)
      #expect(try await client.numberOfEmployees() == Int64(count + 2))
      let found = try await client.send("GET", "/employees?search=1006x").json
      #expect(found["employees"]?.elements.first?["email"]?.string == "i1006@import.example")
    }
  }

  @Test("it does not matter where the file is cut, not even inside a quoted line break")
  func pieces() async throws {
    let text =
      "\u{feff}\"name\",email,department,title,office,start_date,phone,manager_id\r\n"
      + "\"Ada \"\"A.\"\" Example\",a@import.example,Research,\"One, two\",Oslo,2024-01-31,,1\r\n"
      + "山田 花子,b@import.example,Legal,T,東京,2024-01-31,+1 555,\r\n"
    let broken = text + "\"Two\r\nlines\",c@import.example,Legal,T,O,2024-01-31,,\r\n"
    let bytes = Data(broken.utf8)
    for size in [1, 2, 3, 7, bytes.count] {
      try await withServer(employees: 1) { client async throws in
        let upload = try await ImportUpload(port: client.port, id: "p")
        try await upload.send(bytes, inPiecesOf: size)
        let answer = try await upload.finish()
        #expect(answer.status == 200)
        let json = try answer.json
        #expect(json["inserted"]?.integer == 2)
        #expect(json["total_bytes"] == .null)
        // A name has no line break, whether it is quoted or not.
        #expect(
          json["faults"]?.elements.map {
            "\($0["line"]?.integer ?? 0) \($0["field"]?.string ?? "")"
          }
            == ["4 name"])
        let ada = try await client.send("GET", "/employees/2").json
        #expect(ada["name"]?.string == "Ada \"A.\" Example")
        #expect(ada["title"]?.string == "One, two")
        #expect(ada["manager_id"]?.integer == 1)
        #expect(ada["phone"] == .null)
        // The connection goes on behind the file.
        let next = try await upload.connection.exchange(
          "GET /employees/3 HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try next.json["name"]?.string == "山田 花子")
        try upload.connection.close()
      }
    }
  }

  @Test("each faulty line is named with its field, and the others are taken")
  func faults() async throws {
    try await withServer(employees: 1) { client async throws in
      #expect(try await client.add(["email": .string("here@import.example")]).status == 201)
      let text =
        "name,department,title,email,office,start_date,manager_id\r\n"
        + "Ada,Magic,T,a@import.example,Oslo,2024-02-30,\r\n"
        + "Bo,Legal,T,HERE@import.example,Oslo,2024-01-31,\r\n"
        + "Cy,Legal,T,c@import.example,Oslo,2024-01-31,\r\n"
        + "Di,Legal,T,c@import.example,Oslo,2024-01-31,\r\n"
        + "El,Legal,T,e@import.example,Oslo\r\n"
        + "Fu,Legal,\"T\"x,f@import.example,Oslo,2024-01-31,\r\n"
        + "Gi,Legal,T,g@import.example,Oslo,2024-01-31,99\r\n"
        + "Ha,Legal,T,h@import.example,Oslo,2024-01-31,one\r\n"
        + ",Legal,T,i@import.example,,2024-01-31,\r\n"
      let bad =
        Data(text.utf8) + Data([0xff, 0xfe]) + Data(",Legal,T,j@x.example,O,2024-01-31,".utf8)
      let answer = try await client.send(
        "POST", "/employees/import?id=f", body: bad, type: "text/csv")
      #expect(answer.status == 200)
      let json = try answer.json
      #expect(json["inserted"]?.integer == 1)
      #expect(json["faulty"]?.integer == 9)
      let expected = [
        "2 department not_allowed", "2 start_date malformed", "3 email taken", "5 email taken",
        "6  malformed", "7  malformed", "8 manager_id no_such_employee", "9 manager_id wrong_type",
        "10 name empty", "10 office empty", "11 name malformed",
      ]
      let listed = json["faults"]?.elements.map {
        "\($0["line"]?.integer ?? 0) \($0["field"]?.string ?? "") \($0["code"]?.string ?? "")"
      }
      #expect(listed == expected)

      let file = try await client.send("GET", "/imports/f/faults")
      #expect(file.header("Content-Type") == "text/csv; charset=utf-8")
      #expect(file.header("Content-Disposition") == "attachment; filename=\"f-faults.csv\"")
      var reader = CSVReader()
      let records = try file.body.compactMap { try reader.read($0) }
        .map { $0.fields.map { String(decoding: $0, as: UTF8.self) } }
      #expect(
        records.first == ["line", "field", "code", "message"] + [
          "name", "department", "title", "email", "office", "start_date", "manager_id",
        ])
      #expect(records.dropFirst().map { $0.prefix(3).joined(separator: " ") } == expected)
      #expect(
        records[1].dropFirst(4) == [
          "Ada", "Magic", "T", "a@import.example", "Oslo", "2024-02-30", "",
        ])
      #expect(records.last?[4] == "\u{fffd}\u{fffd}")
    }
  }

  @Test("the same file with the same id changes nothing more; another file is refused")
  func again() async throws {
    try await withServer(employees: 0) { client async throws in
      let text = ImportFile.text(5)
      let first = try await client.importFile(text, id: "a")
      #expect(first.status == 200)
      let again = try await client.importFile(text, id: "a")
      #expect(again.status == 200)
      #expect(try again.json == first.json)
      for other in [
        ImportFile.text(6), ImportFile.text(4), ImportFile.text(5, marker: "j"), ImportFile.heading,
        String(text.dropLast()) + "x",
        // No heading, and no records.
        "evil\r\n", "",
        // Whole chunks of new people, and a record that is none.
        ImportFile.text(5 + ImportRun.chunk),
        text + "\"" + String(repeating: "x", count: CSVReader.longestRecord),
      ] {
        let answer = try await client.importFile(other, id: "a")
        #expect(answer.status == 422)
        #expect(try answer.complaints == ["id other_request"])
        #expect(try await client.send("GET", "/imports/a").json == first.json)
      }
      #expect(try await client.numberOfEmployees() == 5)
    }
  }

  @Test("a file that breaks off before it is known to be the same one changes nothing")
  func brokenAgain() async throws {
    try await withServer(employees: 0) { client async throws in
      let first = try await client.importFile(ImportFile.text(5), id: "a")
      let upload = try await ImportUpload(port: client.port, id: "a")
      try await upload.send(ImportFile.text(2, marker: "j"))
      try await upload.connection.write("zz\r\n")
      #expect(try await upload.connection.answer().status == 400)
      #expect(try await client.send("GET", "/imports/a").json == first.json)
      try upload.connection.close()
    }
  }

  @Test("a file that ends in blank lines is the same one when it comes again")
  func blankEnd() async throws {
    try await withServer(employees: 0) { client async throws in
      let text = ImportFile.text(5) + "\r\n\n\r\n"
      let first = try await client.importFile(text, id: "a")
      #expect(try first.json["bytes"]?.integer == Int64(text.utf8.count))
      let again = try await client.importFile(text, id: "a")
      #expect(again.status == 200)
      #expect(try again.json == first.json)
      // An older server kept such a file as if it ended with its last record.
      let records = ImportFile.text(5, marker: "o")
      #expect(try await client.importFile(records, id: "older").status == 200)
      let older = try await client.importFile(records + "\n\n", id: "older")
      #expect(older.status == 200)
      #expect(try older.json["rows"]?.integer == 5)
      #expect(try await client.numberOfEmployees() == 10)
    }
  }

  @Test("another file with a record that is too long is another file, and its heading is not kept")
  func otherLongRecord() async throws {
    try await withServer(employees: 0) { client async throws in
      let long = "\"" + String(repeating: "x", count: CSVReader.longestRecord)
      let first = ImportFile.text(400) + "Ada\r\n"
      #expect(first.utf8.count > long.utf8.count)
      #expect(try await client.importFile(first + long, id: "a").status == 422)
      let faults = try await client.send("GET", "/imports/a/faults").text
      #expect(faults.hasPrefix("line,field,code,message,\(ImportFile.heading)402,"))
      let other = try await client.importFile(long, id: "a")
      #expect(try other.complaints == ["id other_request"])
      #expect(try await client.send("GET", "/imports/a/faults").text == faults)
    }
  }

  @Test("a connection that breaks off leaves whole chunks, and the same file goes on behind them")
  func resumed() async throws {
    try await withFolder { folder in
      let count = 3 * ImportRun.chunk + 10
      let text = ImportFile.text(count)
      try await withServer(employees: 0, storage: .folder(folder)) { client async throws in
        var stream = try await EventStream(port: client.port)
        let upload = try await ImportUpload(port: client.port, id: "r")
        try await upload.send(ImportFile.text(2 * ImportRun.chunk + 100))
        for part in 1...2 {
          let event = try #require(try await stream.nextEvent())
          #expect(event.event == "imported")
          #expect(try event.json["rows"]?.integer == Int64(part * ImportRun.chunk))
          #expect(try event.json["state"]?.string == "running")
        }
        #expect(try await client.send("GET", "/imports/r").json["state"]?.string == "running")
        try upload.connection.close()
        try stream.connection.close()
      }
      try await withServer(employees: 0, storage: .folder(folder)) { client async throws in
        let before = try await client.send("GET", "/imports/r").json
        #expect(before["state"]?.string == "interrupted")
        #expect(before["inserted"]?.integer == Int64(2 * ImportRun.chunk))
        #expect(try await client.numberOfEmployees() == Int64(2 * ImportRun.chunk))
        var stream = try await EventStream(port: client.port)
        for other in [ImportFile.text(count, marker: "j"), "evil\r\n"] {
          let refusal = try await client.importFile(other, id: "r")
          #expect(refusal.status == 422)
          #expect(try refusal.complaints == ["id other_request"])
          #expect(try await client.send("GET", "/imports/r").json == before)
        }
        let json = try await client.importFile(text, id: "r").json
        #expect(json["state"]?.string == "completed")
        #expect(json["inserted"]?.integer == Int64(count))
        #expect(json["faulty"]?.integer == 0)
        #expect(try await client.numberOfEmployees() == Int64(count))
        // The refused files are not heard of: the next event is the third chunk's.
        let event = try #require(try await stream.nextEvent())
        #expect(try event.json["state"]?.string == "running")
        #expect(try event.json["rows"]?.integer == Int64(3 * ImportRun.chunk))
        try stream.connection.close()
      }
    }
  }

  @Test("an import that is cancelled keeps what is there, and may go on later")
  func cancelled() async throws {
    try await withServer(employees: 0) { client async throws in
      var stream = try await EventStream(port: client.port)
      let upload = try await ImportUpload(port: client.port, id: "c")
      try await upload.send(ImportFile.text(ImportRun.chunk + 100))
      #expect(try await stream.nextEvent()?.event == "imported")
      let second = try await client.importFile(ImportFile.text(9), id: "c")
      #expect(second.status == 409)
      #expect(try second.complaints == ["id taken"])
      let cancel = try await client.send("DELETE", "/imports/c")
      #expect(cancel.status == 200)
      #expect(try cancel.json["state"]?.string == "cancelled")
      #expect(try cancel.json["inserted"]?.integer == Int64(ImportRun.chunk))
      let answer = try await upload.connection.answer()
      #expect(answer.status == 200)
      #expect(try answer.json == cancel.json)
      #expect(try await stream.nextEvent()?.json["state"]?.string == "cancelled")
      #expect(try await client.send("DELETE", "/imports/c").json == cancel.json)

      let json = try await client.importFile(
        ImportFile.text(ImportRun.chunk + 200), id: "c"
      ).json
      #expect(json["state"]?.string == "completed")
      #expect(json["inserted"]?.integer == Int64(ImportRun.chunk + 200))
      #expect(try await client.numberOfEmployees() == Int64(ImportRun.chunk + 200))
      // What is done cannot be cancelled.
      #expect(
        try await client.send("DELETE", "/imports/c").json["state"]?.string == "completed")
      try upload.connection.close()
      try stream.connection.close()
    }
  }

  @Test("a heading that is wrong is refused with every column, and nothing is taken")
  func headings() async throws {
    try await withServer(employees: 0) { client async throws in
      for (heading, complaints) in [
        ("x\r\n", ["x unknown"] + ImportHeading.required.map { "\($0) required" }),
        ("name,department,title,email,office\r\n", ["start_date required"]),
        (
          "name,name,department,title,email,office,start_date,salary\r\n",
          ["name repeated", "salary unknown"]
        ),
        (
          "Name;Department\r\n",
          ["Name;Department unknown"] + ImportHeading.required.map { "\($0) required" }
        ),
        (
          String(repeating: ",", count: 9_000) + "\r\n",
          Array(repeating: " unknown", count: 20) + ImportHeading.required.map { "\($0) required" }
        ),
      ] {
        let answer = try await client.importFile(heading + ImportFile.rows(0..<3), id: "h")
        #expect(answer.status == 422)
        #expect(try answer.complaints == complaints, "\(heading.prefix(60))")
        let json = try await client.send("GET", "/imports/h").json
        #expect(json["state"]?.string == "failed")
        #expect(json["detail"]?.string != nil)
      }
      #expect(try await client.numberOfEmployees() == 0)
      // With the right heading the id is of use.
      #expect(try await client.importFile(ImportFile.text(3), id: "h").status == 200)
    }
  }

  @Test("a quote that is never closed ends the import, with what is before it taken")
  func openQuote() async throws {
    try await withServer(employees: 0) { client async throws in
      let text = ImportFile.text(3) + "\"Ada" + ImportFile.rows(3..<900)
      let answer = try await client.importFile(text, id: "q")
      #expect(answer.status == 422)
      #expect(try answer.json["detail"]?.string?.contains("line 5 has more than 16384") == true)
      let json = try await client.send("GET", "/imports/q").json
      #expect(json["state"]?.string == "failed")
      #expect(json["inserted"]?.integer == 3)
      // Mended behind that place, the file goes on.
      let mended = try await client.importFile(ImportFile.text(900), id: "q").json
      #expect(mended["inserted"]?.integer == 900)
      #expect(try await client.numberOfEmployees() == 900)
    }
  }

  @Test("an import needs a name and CSV, and a length is not counted on")
  func hostile() async throws {
    try await withServer(employees: 1) { client async throws in
      for (query, complaints) in [
        ("", ["id required"]), ("?id=", ["id malformed"]), ("?id=a%2Fb", ["id malformed"]),
        ("?id=\(String(repeating: "a", count: 65))", ["id malformed"]),
        ("?id=a&id=b", ["id repeated"]), ("?id=a&x=1", ["x unknown"]),
      ] {
        let answer = try await client.send(
          "POST", "/employees/import\(query)", body: Data("x".utf8), type: "text/csv")
        #expect(answer.status == 400)
        #expect(try answer.complaints == complaints)
      }
      for type in ["application/json", "text/csv; charset=latin1", "text/plain", "text/csvx"] {
        let answer = try await client.send(
          "POST", "/employees/import?id=a", body: Data(ImportFile.text(1).utf8), type: type)
        #expect(answer.status == 415, "\(type)")
      }
      for path in ["/imports/none", "/imports/none/faults"] {
        #expect(try await client.send("GET", path).status == 404)
      }
      #expect(try await client.send("DELETE", "/imports/none").status == 404)
      for path in ["/imports", "/imports/", "/imports/a%2f", "/imports/a/b", "/employees/import/"] {
        #expect(try await client.send("GET", path).status == 404, "\(path)")
      }
      // Announced too long: refused before anything is read.
      let connection = try await RawConnection(port: client.port)
      let answer = try await connection.exchange(
        "POST /employees/import?id=big HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\n"
          + "Expect: 100-continue\r\nContent-Length: \(ImportRun.longestFile + 1)\r\n\r\n")
      #expect(answer.status == 413)
      try connection.close()
      // Shorter than announced: what came whole is not even a chunk.
      let short = try await RawConnection(port: client.port)
      try await short.write(
        "POST /employees/import?id=short HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\n"
          + "Content-Length: 900000\r\n\r\n" + ImportFile.text(3))
      try short.close()
      // A chunk that is none.
      let upload = try await ImportUpload(port: client.port, id: "chunk")
      try await upload.connection.write("zz\r\n")
      #expect(try await upload.connection.answer().status == 400)
      #expect(try await upload.connection.rest().isEmpty)
      #expect(try await client.numberOfEmployees() == 1)
    }
  }

  @Test("an import that runs while so many others begin that it is forgotten ends with an answer")
  func forgotten() async throws {
    try await withServer(employees: 0) { client async throws in
      // One that is completed, and is sent again.
      #expect(try await client.importFile(ImportFile.text(3), id: "again").status == 200)
      let again = try await ImportUpload(port: client.port, id: "again")
      try await again.send(ImportFile.text(3))
      repeat {} while try await client.send("GET", "/imports/again").json["total_bytes"] != .null
      // And one that is cancelled.
      var stream = try await EventStream(port: client.port)
      let cancelled = try await ImportUpload(port: client.port, id: "cancelled")
      try await cancelled.send(ImportFile.text(ImportRun.chunk, marker: "c"))
      #expect(try await stream.nextEvent()?.event == "imported")
      for number in 0..<EmployeeRepository.mostImports {
        #expect(try await client.importFile("evil\r\n", id: "other\(number)").status == 422)
      }
      #expect(try await again.finish().status == 409)
      #expect(try await client.send("DELETE", "/imports/cancelled").status == 404)
      #expect(try await cancelled.connection.answer().status == 409)
      // What they have added stays.
      #expect(try await client.numberOfEmployees() == Int64(3 + ImportRun.chunk))
      for upload in [again, cancelled] { try upload.connection.close() }
      try stream.connection.close()
    }
  }

  @Test("four run at once; a fifth is refused")
  func limit() async throws {
    try await withServer(employees: 0) { client async throws in
      var uploads: [ImportUpload] = []
      var stream = try await EventStream(port: client.port)
      for number in 0..<ImportRegistry.limit {
        let upload = try await ImportUpload(port: client.port, id: "l\(number)")
        try await upload.send(ImportFile.text(ImportRun.chunk, marker: "l\(number)."))
        #expect(try await stream.nextEvent()?.event == "imported")
        uploads.append(upload)
      }
      let fifth = try await client.importFile(ImportFile.text(3), id: "l9")
      #expect(fifth.status == 503)
      #expect(fifth.header("Retry-After") == "5")
      for upload in uploads {
        #expect(try await upload.finish().status == 200)
        try upload.connection.close()
      }
      #expect(try await client.importFile(ImportFile.text(3), id: "l9").status == 200)
      try stream.connection.close()
    }
  }
}
