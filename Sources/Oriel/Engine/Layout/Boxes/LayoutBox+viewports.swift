import Foundation

extension LayoutBox {
  /// The visible part of the box in its own space, including parts under bars and the keyboard.
  final var visibleRect: CGRect { visibleRect(through: \.reach) }

  /// Returns the part of the box that is visible through the enclosing scroll views, in its own space.
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
        // Neither the outer scroll views nor the window limit the content that an inner scroll view builds in advance.
        clip(viewport(scroll).outset(by: ahead))
        for edge in Edge.allCases { ahead[edge] = max(ahead[edge], scroll.lookahead[edge]) }
      }
      if let effect = box.drawingEffect { transform = transform.concatenating(effect.settledEffectTransform) }
      guard let parent = box.parent else { break }
      // The presentation value: content before the container may be animating to another length.
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

  /// Returns the nearest enclosing viewport that scrolls along an axis, or `nil` if there is none.
  final func enclosingViewport(along axis: Axis) -> ViewportBox? {
    var box = parent
    while let current = box {
      if let viewport = current as? ViewportBox, viewport.axes.contains(axis) { return viewport }
      box = current.parent
    }
    return nil
  }
}
