import Foundation

/// A box that reaches under the window's insets by itself.
@MainActor
protocol WindowFilling: LayoutBox {
  /// How far the box reaches under insets at each edge, `leading` on the left, and how far it would go on down if there were no keyboard.
  func setInsets(_ insets: EdgeInsets, keyboardReach: CGFloat)
}

/// The room that stacks and tabs take: they reach under the window's insets, whose room their bars and views keep clear of.
@MainActor
final class WindowFillingBox: IgnoreSafeAreaBox {
  private let filling: any WindowFilling
  private var keyboardReach: CGFloat = 0

  init(_ filling: any WindowFilling, node: AnyViewNode) {
    self.filling = filling
    super.init(IgnoreSafeAreaModifier(regions: .container, edges: .all), node: node)
    setContent(filling)
  }

  override func layoutChildren() {
    super.layoutChildren()
    filling.setInsets(expansion, keyboardReach: keyboardReach)
  }

  override func refreshExpansion() -> Bool {
    let hasGrown = super.refreshExpansion()
    let reach = safeAreaReach(of: .keyboard, keyboardFrom: parent).bottom
    guard reach != keyboardReach else { return hasGrown }
    keyboardReach = reach
    return true
  }

  override var spacing: ViewSpacing { ViewSpacing() }
}
