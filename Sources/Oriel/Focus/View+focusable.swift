import Foundation
import OrielDrawing

nonisolated struct FocusableModifier: BoxModifier, Equatable {
  let isFocusable: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> FocusableBox { FocusableBox(isFocusable, node: node) }

  @MainActor func update(_ box: FocusableBox, transaction: Transaction) { box.isFocusable = isFocusable }
}

/// Lets its content have the keyboard.
@MainActor
final class FocusableBox: WrapperBox, FocusTarget {
  var isFocusable: Bool
  private var showsRing = false

  init(_ isFocusable: Bool, node: AnyViewNode) {
    self.isFocusable = isFocusable
    super.init(node: node)
    graph.input.focus.register(self)
  }

  var canBeFocused: Bool { isFocusable && environment.isEnabled }

  func focusDidChange(_ isFocused: Bool, byKeyboard: Bool) {
    showsRing = isFocused && byKeyboard
    setNeedsDisplay()
  }

  func handle(_ event: KeyEvent) -> Bool { false }

  override func drawContent(at offset: CGPoint) -> DisplayNode? { showsRing ? focusRing(at: offset) : nil }

  override func willDisappear() { graph.input.focus.unregister(self) }
}

extension View {
  /// Whether the keyboard can come to this view. Mirrors SwiftUI's `focusable(_:)`.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { modifier(FocusableModifier(isFocusable: isFocusable)) }
}
