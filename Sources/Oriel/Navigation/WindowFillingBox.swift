/// A box that reaches under the window's insets by itself.
@MainActor
protocol WindowFilling: LayoutBox {
  /// How far the box reaches under insets at each edge, `leading` on the left.
  func setInsets(_ insets: EdgeInsets)
}

/// The room that stacks and tabs take: they reach under the window's insets, whose room their bars and views keep clear of.
@MainActor
final class WindowFillingBox: IgnoreSafeAreaBox {
  private let filling: any WindowFilling

  init(_ filling: any WindowFilling, node: AnyViewNode) {
    self.filling = filling
    super.init(IgnoreSafeAreaModifier(regions: .container, edges: .all), node: node)
    setContent(filling)
  }

  override func layoutChildren() {
    super.layoutChildren()
    filling.setInsets(expansion)
  }

  override var spacing: ViewSpacing { ViewSpacing() }
}
