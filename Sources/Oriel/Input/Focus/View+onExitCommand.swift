import Foundation

nonisolated struct ExitCommandModifier: BoxModifier {
  let action: (() -> Void)?

  @MainActor func makeBox(_ node: AnyViewNode) -> ExitCommandBox { ExitCommandBox(self, node: node) }

  @MainActor func update(_ box: ExitCommandBox, transaction: Transaction) { box.action = action }
}

/// Hears of Escape where nobody else wants it.
@MainActor
final class ExitCommandBox: WrapperBox {
  var action: (() -> Void)?

  init(_ modifier: ExitCommandModifier, node: AnyViewNode) {
    action = modifier.action
    super.init(node: node)
    graph.input.focus.exitCommands.append(self)
  }

  override func willDisappear() { graph.input.focus.exitCommands.removeAll { $0 === self } }

  /// Whether something is to be done that the user can see and reach.
  fileprivate var isReady: Bool { action != nil && isAttached && isOnScreen && barrier == nil }
}

extension FocusEngine {
  /// Escape, after whatever has the focus had it: the nearest action around the focus; where nothing has it, the one in front of
  /// all others.
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
  /// The place in the order of drawing: what compares greater is in front.
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
  /// Calls the action for Escape that nothing with the focus uses: the nearest one around the focus or, where nothing has the focus, the one
  /// in front of all others. Nil does nothing, and leaves the key to others. Mirrors SwiftUI's `onExitCommand(perform:)`.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { modifier(ExitCommandModifier(action: action)) }
}
