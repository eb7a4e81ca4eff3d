import Foundation

@MainActor private let keyboardService = GraphService<Keyboard> { graph in
  let made = Keyboard(graph: graph)
  graph.movingKeyboard = made
  return made
}

extension ViewGraph {
  /// The keyboard of the window, on the screen or simulated.
  package var keyboard: Keyboard { service(keyboardService) }

  /// The height in points by which the docked keyboard covers the window's bottom in this frame. Layout follows it.
  package var keyboardInset: CGFloat { keyboard.inset }

  /// The inset at the end of the keyboard's motion. A scroll that starts now ends according to it.
  package var finalKeyboardInset: CGFloat { keyboard.finalInset }

  /// Sets the container's region of the safe area, and keeps the keyboard's.
  package func setContainerSafeArea(_ insets: EdgeInsets) {
    setSafeArea(SafeArea(container: insets, keyboard: rootBox.systemSafeArea.keyboard))
  }

  func keyboardInsetDidChange(_ inset: CGFloat) {
    updateKeyboardHolds(newInset: inset)
    setSafeArea(
      SafeArea(container: rootBox.systemSafeArea.container, keyboard: EdgeInsets(top: 0, leading: 0, bottom: inset, trailing: 0)))
  }
}
