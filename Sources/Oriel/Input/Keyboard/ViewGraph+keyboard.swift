import Foundation

@MainActor private let keyboardService = GraphService<Keyboard> { graph in
  let made = Keyboard(graph: graph)
  graph.movingKeyboard = made
  return made
}

extension ViewGraph {
  /// The keyboard that stands in the window, on screen or simulated.
  package var keyboard: Keyboard { service(keyboardService) }

  /// How far the docked keyboard reaches over the window's bottom in this frame, in points: what layout follows.
  package var keyboardInset: CGFloat { keyboard.inset }

  /// The inset at the end of the keyboard's motion: what a scroll that starts now has to end at.
  package var finalKeyboardInset: CGFloat { keyboard.finalInset }

  /// Sets the container's region of the safe area; the keyboard's stays.
  package func setContainerSafeArea(_ insets: EdgeInsets) {
    setSafeArea(SafeArea(container: insets, keyboard: rootBox.systemSafeArea.keyboard))
  }

  func keyboardInsetDidChange(_ inset: CGFloat) {
    updateKeyboardHolds(newInset: inset)
    setSafeArea(
      SafeArea(container: rootBox.systemSafeArea.container, keyboard: EdgeInsets(top: 0, leading: 0, bottom: inset, trailing: 0)))
  }
}
