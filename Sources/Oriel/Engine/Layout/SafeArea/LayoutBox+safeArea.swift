import Foundation

extension LayoutBox {
  /// Returns the distances by which the insets of some regions extend beyond the edges of the box that touch them, by the model frames.
  /// `leading` is the left edge. Along the axes of an enclosing scroll view the distances are zero.
  ///
  /// - Complexity: O(depth of the box).
  final func safeAreaReach(of regions: SafeAreaRegions = .all, keyboardFrom start: LayoutBox?) -> EdgeInsets {
    var reach = EdgeInsets()
    // The box's rectangle, extended to the edges of each ancestor whose insets it touches.
    var rect = CGRect(origin: .zero, size: size)
    var scrolled: Axis.Set = []
    let tolerance: CGFloat = 0.5
    let available = remainingSafeArea(from: start)
    let hasKeyboard = available.keyboard.bottom > 0
    // The length that bars of ancestors reserve under the keyboard, which isn't a part of the keyboard's region.
    var covered: CGFloat = 0
    var box: LayoutBox = self
    while let parent = box.parent {
      rect = rect.offsetBy(dx: box.origin.x, dy: box.origin.y)
      if let scroll = parent as? ViewportBox { scrolled.formUnion(scroll.axes) }
      if let region = parent.layoutRegion {
        var insets = region.safeAreaInsets(around: box)
        let cover = region.keyboardCover(around: box)
        // For content that ignores the keyboard, a bar has the position that it has without a keyboard.
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

  /// The distances by which the enclosing insets extend beyond the edges of the box that touch them.
  final var layoutSafeAreaInsets: EdgeInsets { safeAreaReach(keyboardFrom: parent) }

  /// Indicates whether the box extends its content under the keyboard.
  final var ignoresKeyboard: Bool {
    guard let box = self as? IgnoreSafeAreaBox else { return false }
    return box.modifier.regions.contains(.keyboard) && box.modifier.edges.contains(.bottom)
  }

  /// Returns the window's safe area for descendants of `start`, without the keyboard if an ancestor ignores it.
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
