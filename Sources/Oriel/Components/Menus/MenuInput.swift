import Foundation

/// An input participant that opens context menus in response to the secondary mouse button and the menu key, and handles arrow keys that
/// move between menus.
@MainActor
final class MenuInput: InputParticipant {
  private unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  func openMenu(of box: LayoutBox, at location: CGPoint) -> Bool { box.openContextMenu(at: location) }

  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.key == .leftArrow || event.key == .rightArrow,
      event.modifiers.isDisjoint(with: [.control, .option, .command, .shift])
    else { return false }
    return graph.presentations.topReachable?.leaveMenu(by: event.key) ?? false
  }
}
