extension LayoutBox {
  /// Indicates whether the first responder is the box or one of its descendants.
  package final var hasFocusInside: Bool { graph.input.focus.focused?.isWithin(self) ?? false }
}
