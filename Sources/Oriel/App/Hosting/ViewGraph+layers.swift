extension ViewGraph {
  /// Gives the lower layers what those above do for them.
  func joinLayers() {
    textInteraction = InteractiveText()
    offscreen = HostedDrawing()
    places = ComponentPlaces()
    presentations.dialogActions = { AlertActions($0) }
    // The order in which they are asked for a key.
    input.add(navigation)
    input.add(presentations)
    input.add(MenuInput(graph: self))
    input.add(ScrollInputRouter(coordinator: input))
    input.add(toolTips)
  }
}
