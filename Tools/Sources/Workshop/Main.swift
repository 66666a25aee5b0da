import WorkshopVerbs

@main
enum Main {
  static func main() async {
    await CommandProgram<Workshop>.main()
  }
}
