protocol Client {
  func greeting() -> String
}

final class Server: Client {
  func greeting() -> String { "hello from Server" }
}

@concurrent
func ask(_ client: any Client) async {
  print(await client.greeting())
}

final class Model {
  let client: any Client = Server()

  func load() async {
    await ask(client)
  }
}

await Model().load()
