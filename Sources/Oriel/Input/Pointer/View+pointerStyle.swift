nonisolated struct PointerStyleModifier: BoxModifier, Equatable {
  let style: PointerStyle?

  @MainActor func makeBox(_ node: AnyViewNode) -> PointerStyleBox { PointerStyleBox(style, node: node) }

  @MainActor func update(_ box: PointerStyleBox, transaction: Transaction) { box.style = style }
}

/// Says how the pointer looks over its content, where nothing in there says otherwise.
@MainActor
final class PointerStyleBox: WrapperBox, PointerShaping {
  var style: PointerStyle? {
    // The pointer may lie still.
    didSet { if style != oldValue { graph.input.reachDidChange() } }
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
  /// How the mouse pointer looks over the view; nil leaves that to the views around. What has a shape of its own inside, such as a text
  /// field, keeps it. Mirrors SwiftUI's `pointerStyle(_:)`.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerStyleModifier(style: style)) }
}
