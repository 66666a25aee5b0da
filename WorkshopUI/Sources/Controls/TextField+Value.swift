extension TextField where Label == Text {
  /// Changes a value that a format can read.
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: some _Title, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let location = value.location.converted(format.format) { text, write in
      if let value = try? format.parseStrategy.parse(text) { write(value) }
    }
    self.init(text: Binding(location: location), prompt: prompt) { title._text }
  }
}
