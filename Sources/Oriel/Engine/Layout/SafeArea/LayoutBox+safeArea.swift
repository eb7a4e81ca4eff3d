import Foundation

extension LayoutBox {
  /// How far insets of some regions reach beyond each edge of the box that touches them, by the frames that layout settled on; `leading`
  /// is the left. What is scrolled touches nothing along the axis that it is scrolled along.
  ///
  /// - Complexity: O(depth of the box).
  final func safeAreaReach(of regions: SafeAreaRegions = .all, keyboardFrom start: LayoutBox?) -> EdgeInsets {
    var reach = EdgeInsets()
    // The box's edges, carried on to the edges of each box whose insets they touch.
    var rect = CGRect(origin: .zero, size: size)
    var scrolled: Axis.Set = []
    let tolerance: CGFloat = 0.5
    let available = remainingSafeArea(from: start)
    let hasKeyboard = available.keyboard.bottom > 0
    // What bars on the way keep under the keyboard: no part of the keyboard's region.
    var covered: CGFloat = 0
    var box: LayoutBox = self
    while let parent = box.parent {
      rect = rect.offsetBy(dx: box.origin.x, dy: box.origin.y)
      if let scroll = parent as? ViewportBox { scrolled.formUnion(scroll.axes) }
      if let region = parent.layoutRegion {
        var insets = region.safeAreaInsets(around: box)
        let cover = region.keyboardCover(around: box)
        // For what ignores the keyboard a bar stands where it does without one.
        let bottom = parent.size.height + (hasKeyboard ? 0 : cover.reach)
        if !hasKeyboard { insets.bottom += cover.room }
        let isAtBottom = rect.maxY >= bottom - insets.bottom - tolerance
        let isCounted = regions.contains(.container)
        if insets.top > 0, rect.minY <= insets.top + tolerance, rect.minY > 0 {
          if isCounted { reach.top += rect.minY }
          rect = CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.maxY)
        }
        if insets.leading > 0, rect.minX <= insets.leading + tolerance, rect.minX > 0 {
          if isCounted { reach.leading += rect.minX }
          rect = CGRect(x: 0, y: rect.minY, width: rect.maxX, height: rect.height)
        }
        if hasKeyboard, isAtBottom { covered += cover.room }
        if insets.bottom > 0, isAtBottom, rect.maxY < bottom {
          if isCounted { reach.bottom += bottom - rect.maxY }
          rect.size.height = bottom - rect.minY
        }
        if insets.trailing > 0, rect.maxX >= parent.size.width - insets.trailing - tolerance, rect.maxX < parent.size.width {
          if isCounted { reach.trailing += parent.size.width - rect.maxX }
          rect.size.width = parent.size.width - rect.minX
        }
      }
      box = parent
    }
    let total = available.total
    let kept = available.insets(of: SafeAreaRegions.all.subtracting(regions))
    let window = graph.rootBox.size
    if rect.minY <= total.top + tolerance { reach.top += max(0, rect.minY - kept.top) }
    if rect.minX <= total.leading + tolerance { reach.leading += max(0, rect.minX - kept.leading) }
    if rect.maxY >= window.height - total.bottom - tolerance {
      let keptBottom = kept.bottom + (regions.contains(.container) ? 0 : covered)
      reach.bottom += max(0, window.height - keptBottom - rect.maxY)
    }
    if rect.maxX >= window.width - total.trailing - tolerance { reach.trailing += max(0, window.width - kept.trailing - rect.maxX) }
    if scrolled.contains(.vertical) { (reach.top, reach.bottom) = (0, 0) }
    if scrolled.contains(.horizontal) { (reach.leading, reach.trailing) = (0, 0) }
    return reach
  }

  /// How far the insets around reach beyond each edge of the box that touches them.
  final var layoutSafeAreaInsets: EdgeInsets { safeAreaReach(keyboardFrom: parent) }

  /// Whether the box lets its content lie under the keyboard.
  final var ignoresKeyboard: Bool {
    guard let box = self as? IgnoreSafeAreaBox else { return false }
    return box.modifier.regions.contains(.keyboard) && box.modifier.edges.contains(.bottom)
  }

  /// The window's safe area for what is inside of `start`: without the keyboard where something around ignores that.
  private func remainingSafeArea(from start: LayoutBox?) -> SafeArea {
    var result = windowSafeArea
    guard result.keyboard.bottom > 0 else { return result }
    var box = start
    while let current = box {
      if current.ignoresKeyboard {
        result.keyboard.bottom = 0
        break
      }
      box = current.parent
    }
    return result
  }
}
