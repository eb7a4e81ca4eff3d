extension LayoutBox {
  /// Returns the plain string of a text in the environment of the box, at the current time.
  func string(of text: Text) -> String { text.string(in: DateText.Surroundings(environment, now: graph.date)) }
}
