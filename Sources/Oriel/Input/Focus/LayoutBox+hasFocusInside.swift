extension LayoutBox {
  /// Whether the first responder is the box or inside of it.
  package final var hasFocusInside: Bool { graph.input.focus.focused?.isWithin(self) ?? false }
}
