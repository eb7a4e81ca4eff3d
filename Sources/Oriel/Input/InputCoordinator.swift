import Foundation

/// Where a window's input goes: pointers to gestures, keys and text to whatever has the focus.
@MainActor
package final class InputCoordinator {
  unowned let graph: ViewGraph
  weak var surface: (any WindowSurface)?

  init(graph: ViewGraph) { self.graph = graph }

  func handle(_ event: PointerEvent) {}

  /// Whether anything scrolled.
  func handle(_ event: ScrollEvent) -> Bool { false }

  /// Whether the key was used.
  func handle(_ event: KeyEvent) -> Bool { false }

  func handle(_ event: TextInputEvent) {}

  /// The scene left the foreground: whatever is pressed is let go.
  func cancelAll() {}

  /// Called at the end of each frame, when everything has its place: hover and the caret follow moved views.
  func frameDidEnd() {}
}
