import Foundation

extension LayoutBox {
  /// The part of the box that can be seen, under bars and the keyboard, too, in its own space.
  final var visibleRect: CGRect { visibleRect(through: \.reach) }

  /// The part of the box that can be seen through the scroll views around, in its own space.
  final func visibleRect(through viewport: (ViewportBox) -> CGRect) -> CGRect {
    var transform = CGAffineTransform.identity
    var result: CGRect?
    var box: LayoutBox = self
    var ahead = EdgeInsets()
    func clip(_ rect: CGRect) {
      guard let inverse = transform.invertedIfPossible else { return result = .null }
      let own = rect.applying(inverse)
      result = result?.overlap(with: own) ?? own
    }
    while true {
      if box !== self, let scroll = box as? ViewportBox {
        // Neither the scroll views around nor the window hold back what one inside builds ahead.
        clip(viewport(scroll).outset(by: ahead))
        for edge in Edge.allCases { ahead[edge] = max(ahead[edge], scroll.lookahead[edge]) }
      }
      if let effect = box.drawingEffect { transform = transform.concatenating(effect.settledEffectTransform) }
      guard let parent = box.parent else { break }
      // As drawn now: what is before the container may be on its way to another length.
      let origin = box.presentedFrame.origin
      transform = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      box = parent
    }
    if box === graph.rootBox { clip(graph.rootBox.reach.outset(by: ahead)) } else { return .null }
    return result ?? .null
  }

  final func enclosingViewports(_ body: (ViewportBox) -> Void) {
    var box = parent
    while let current = box {
      if let viewport = current as? ViewportBox { body(viewport) }
      box = current.parent
    }
  }

  final var enclosingViewport: ViewportBox? {
    var box = parent
    while let current = box {
      if let viewport = current as? ViewportBox { return viewport }
      box = current.parent
    }
    return nil
  }

  /// The nearest viewport around that scrolls along an axis.
  final func enclosingViewport(along axis: Axis) -> ViewportBox? {
    var box = parent
    while let current = box {
      if let viewport = current as? ViewportBox, viewport.axes.contains(axis) { return viewport }
      box = current.parent
    }
    return nil
  }
}
