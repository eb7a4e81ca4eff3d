nonisolated struct ScrollTargetLayoutModifier: BoxModifier, Equatable {
  let isEnabled: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> ScrollTargetLayoutBox {
    let box = ScrollTargetLayoutBox(node: node)
    box.isEnabled = isEnabled
    return box
  }

  @MainActor func update(_ box: ScrollTargetLayoutBox, transaction: Transaction) {
    box.isEnabled = isEnabled
    box.setNeedsLayout()
  }
}

/// A box that marks the views of the layout inside it as scroll targets.
@MainActor
final class ScrollTargetLayoutBox: WrapperBox {
  var isEnabled = true

  override func layoutChildren() {
    super.layoutChildren()
    var box = parent
    while let current = box {
      if let scroll = current as? ScrollBox {
        scroll.targetLayouts[ObjectIdentifier(self)] = ScrollBox.WeakTargetLayout(box: self)
        graph.scrolling.needsSettling(scroll)
        return
      }
      box = current.parent
    }
  }

  /// The box whose children or rows are the targets.
  var container: LayoutBox? {
    var box = children.first
    while let current = box, !(current is LazyContentBox), let next = current.layoutChild { box = next }
    return box
  }
}

extension View {
  /// Makes each view of this layout, such as a `LazyHStack`, a target that scrolling can align to and whose visibility can be observed.
  /// Mirrors SwiftUI's `scrollTargetLayout(isEnabled:)`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
