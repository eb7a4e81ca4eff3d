import Foundation

/// A box that has a say in which place inside of it gets the focus: a lazy container, which knows of more places than are built.
@MainActor
protocol FocusDirecting: LayoutBox {
  /// The focus came to a place inside.
  func focusDidCome(to target: any FocusTarget)

  /// Has the focus go to another place than a target inside, as arrow keys bring it there.
  ///
  /// - Parameters:
  ///   - old: What has the focus; nil where nothing has it.
  ///   - proceed: Called with the other place: at once where that is built, else after the layout that has it.
  /// - Returns: Whether there is another place.
  func redirect(
    _ target: any FocusTarget, from old: (any FocusTarget)?, proceed: @escaping @MainActor (any FocusTarget) -> Void
  ) -> Bool

  /// The way from where a box inside is to where it stands by itself; zero unless it follows a viewport.
  func restingShift(of box: LayoutBox) -> CGSize
}

extension LayoutBox {
  /// The boxes around that have a say in where the focus goes, from the inside out.
  var focusDirecting: [any FocusDirecting] {
    var result: [any FocusDirecting] = []
    var box = parent
    while let current = box {
      if let directing = current as? any FocusDirecting { result.append(directing) }
      box = current.parent
    }
    return result
  }

  /// The way from where layout has the box to where it stands by itself, if it follows a viewport as a pinned header does.
  var restingShift: CGSize {
    focusDirecting.reduce(into: .zero) { sum, box in
      let shift = box.restingShift(of: self)
      sum.width += shift.width
      sum.height += shift.height
    }
  }
}
