nonisolated struct PointerStyleModifier: BoxModifier, Equatable {
  let style: PointerStyle?

  @MainActor func makeBox(_ node: AnyViewNode) -> PointerStyleBox { PointerStyleBox(style, node: node) }

  @MainActor func update(_ box: PointerStyleBox, transaction: Transaction) { box.style = style }
}

/// A box that determines the shape of the pointer over its content, unless the content determines it.
@MainActor
final class PointerStyleBox: WrapperBox, PointerShaping {
  var style: PointerStyle? {
    // The pointer may not move.
    didSet { if style != oldValue { graph.input.barriersDidChange() } }
  }

  init(_ style: PointerStyle?, node: AnyViewNode) {
    self.style = style
    super.init(node: node)
  }

  var pointerShape: PointerShape {
    if let style { return style.shape(isMirrored: isMirrored) }
    var box = parent
    while let current = box {
      if let shaping = current as? any PointerShaping { return shaping.pointerShape }
      box = current.parent
    }
    return .arrow
  }
}

extension View {
  /// Sets the shape of the mouse pointer over the view. `nil` uses the shape of the enclosing views. Content with a shape of its own, such
  /// as a text field, keeps it. Mirrors SwiftUI's `pointerStyle(_:)`.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerStyleModifier(style: style)) }
}
