extension ViewGraph {
  /// Installs the services that the upper layers provide for the lower ones.
  func joinLayers() {
    textInteraction = InteractiveText()
    offscreen = HostedDrawing()
    places = ComponentPositions()
    presentations.dialogActions = { AlertActions($0) }
    // The order in which they receive keys.
    input.add(navigation)
    input.add(presentations)
    input.add(MenuInput(graph: self))
    input.add(ScrollInputRouter(coordinator: input))
    input.add(toolTips)
  }
}
