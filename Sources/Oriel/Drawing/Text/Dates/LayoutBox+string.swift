extension LayoutBox {
  /// The plain string of a text, as it is to be read here and now.
  func string(of text: Text) -> String { text.string(in: DateText.Surroundings(environment, now: graph.date)) }
}
