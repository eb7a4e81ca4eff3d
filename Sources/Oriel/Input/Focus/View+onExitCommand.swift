import Foundation

nonisolated struct ExitCommandModifier: BoxModifier {
  let action: (() -> Void)?

  @MainActor func makeBox(_ node: AnyViewNode) -> ExitCommandBox { ExitCommandBox(self, node: node) }

  @MainActor func update(_ box: ExitCommandBox, transaction: Transaction) { box.action = action }
}

/// A box that handles Escape if no other handler consumes it.
@MainActor
final class ExitCommandBox: WrapperBox {
  var action: (() -> Void)?

  init(_ modifier: ExitCommandModifier, node: AnyViewNode) {
    action = modifier.action
    super.init(node: node)
    graph.input.focus.exitCommands.append(self)
  }

  override func willDisappear() { graph.input.focus.exitCommands.removeAll { $0 === self } }

  /// Indicates whether the box has an action and is visible and reachable.
  fileprivate var isReady: Bool { action != nil && isAttached && isOnScreen && barrier == nil }
}

extension FocusEngine {
  /// Handles Escape if the focused view hasn't consumed it. The nearest action around the focus is called or, if no view has the focus, the
  /// frontmost one.
  func handleExitCommand(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, event.phase == .down, event.modifiers.isEmpty else { return false }
    let ready = exitCommands.filter(\.isReady)
    var around: LayoutBox? = focused
    while let current = around {
      if let command = ready.first(where: { $0 === current }) { return perform(command) }
      around = current.parent
    }
    guard focused == nil else { return false }
    let front = ready.map { (box: $0, path: $0.paintPath) }.max { $0.path.lexicographicallyPrecedes($1.path) }
    return front.map { perform($0.box) } ?? false
  }

  private func perform(_ command: ExitCommandBox) -> Bool {
    command.action?()
    return true
  }
}

extension LayoutBox {
  /// The position in drawing order. A box with a greater path is in front.
  fileprivate var paintPath: [Int] {
    var path: [Int] = []
    var box: LayoutBox = self
    while let parent = box.parent {
      path.append(parent.paintOrder.firstIndex { $0 === box } ?? 0)
      box = parent
    }
    return path.reversed()
  }
}

extension View {
  /// Calls the action for an Escape key that the focused view doesn't consume: the nearest action around the focus or, if no view has the
  /// focus, the frontmost one. If the action is `nil`, the key isn't consumed. Mirrors SwiftUI's `onExitCommand(perform:)`.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { modifier(ExitCommandModifier(action: action)) }
}
