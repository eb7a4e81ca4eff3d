import Foundation

/// A box that influences which of its descendants receives the focus. A lazy container does, because it has more elements than built views.
@MainActor
protocol FocusRedirecting: LayoutBox {
  /// Called when the focus has moved to a descendant.
  func focusDidCome(to target: any FocusTarget)

  /// Moves the focus to another view than a target in the box, when arrow keys move it to the target.
  ///
  /// - Parameters:
  ///   - target: The target that the arrow key leads to.
  ///   - old: The focused view, or `nil` if there is none.
  ///   - proceed: The closure that is called with the other view: immediately if that is built, and otherwise after the layout that
  ///     contains it.
  /// - Returns: `true` if there is another view.
  func redirect(
    _ target: any FocusTarget, from old: (any FocusTarget)?, proceed: @escaping @MainActor (any FocusTarget) -> Void
  ) -> Bool

  /// Returns the offset from the position of a descendant to its resting position. The offset is zero unless the box follows a viewport.
  func restingShift(of box: LayoutBox) -> CGSize
}

extension LayoutBox {
  /// The ancestors that influence the focus, from the innermost to the outermost.
  var focusDirecting: [any FocusRedirecting] {
    var result: [any FocusRedirecting] = []
    var box = parent
    while let current = box {
      if let directing = current as? any FocusRedirecting { result.append(directing) }
      box = current.parent
    }
    return result
  }

  /// The offset from the layout position of the box to its resting position, if it follows a viewport as a pinned header does.
  var restingShift: CGSize {
    focusDirecting.reduce(into: .zero) { sum, box in
      let shift = box.restingShift(of: self)
      sum.width += shift.width
      sum.height += shift.height
    }
  }
}
