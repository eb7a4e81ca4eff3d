import Foundation

/// A box that extends under the window's insets by itself.
@MainActor
protocol WindowFilling: LayoutBox {
  /// Sets the distances by which the box extends under insets at each edge, with `leading` on the left. `keyboardExtension` is the distance by
  /// which it would extend further down without the software keyboard.
  func setInsets(_ insets: EdgeInsets, keyboardExtension: CGFloat)
}

/// The box of a stack or of tabs, which extend under the window's insets. Their bars and views stay clear of the insets.
@MainActor
final class WindowFillingBox: IgnoreSafeAreaBox {
  private let filling: any WindowFilling
  private var keyboardExtension: CGFloat = 0

  init(_ filling: any WindowFilling, node: AnyViewNode) {
    self.filling = filling
    super.init(IgnoreSafeAreaModifier(regions: .container, edges: .all), node: node)
    setContent(filling)
  }

  override func layoutChildren() {
    super.layoutChildren()
    filling.setInsets(expansion, keyboardExtension: keyboardExtension)
  }

  override func refreshExpansion() -> Bool {
    let hasGrown = super.refreshExpansion()
    let reach = safeAreaReach(of: .keyboard, keyboardFrom: parent).bottom
    guard reach != keyboardExtension else { return hasGrown }
    keyboardExtension = reach
    return true
  }

  override var spacing: ViewSpacing { ViewSpacing() }
}
