import Foundation

nonisolated struct KeyboardInsetModifier: BoxModifier, Equatable {
  var below: CGFloat
  var spacing: CGFloat
  var isHeld: Bool

  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> KeyboardInsetBox { KeyboardInsetBox(self, node: node) }

  @MainActor func update(_ box: KeyboardInsetBox, transaction: Transaction) { box.inset = self }
}

/// A box that ignores the safe area of the keyboard and insets its content by the height that the keyboard actually covers. Only layout
/// follows the keyboard; no body is evaluated.
@MainActor
final class KeyboardInsetBox: IgnoreSafeAreaBox {
  var inset: KeyboardInsetModifier {
    didSet {
      guard inset != oldValue else { return }
      setNeedsLayout()
      graph.needFrame()
    }
  }
  /// The height that is subtracted from the content, in points.
  private var amount: CGFloat = 0

  init(_ inset: KeyboardInsetModifier, node: AnyViewNode) {
    self.inset = inset
    super.init(IgnoreSafeAreaModifier(regions: .keyboard, edges: .bottom), node: node)
  }

  override var followsKeyboardAlone: Bool { true }

  override func nextExpansion() -> EdgeInsets {
    var next = super.nextExpansion()
    var frame = layoutFrame(in: .global)
    frame.size.height += next.bottom
    if !inset.isHeld { amount = cover(of: frame) }
    next.bottom -= min(amount, frame.height)
    return next
  }

  /// Returns the height of the part of a window rectangle that is below the top edge of the keyboard, without the part that may be covered.
  private func cover(of frame: CGRect) -> CGFloat {
    // A floating keyboard, and one that types into another layer of the window, covers nothing here.
    let height = windowSafeArea.keyboard.bottom
    let top = graph.rootBox.size.height - height
    let bottom = min(frame.maxY + inset.below, graph.rootBox.size.height)
    guard height > 0, frame.minY < graph.rootBox.size.height else { return 0 }
    let amount = max(0, bottom - max(top, frame.minY) - inset.below)
    // The spacing grows and shrinks with the covered height.
    return max(0, amount + min(max(inset.spacing, -amount), amount))
  }
}

extension View {
  /// Keeps the content of the view clear of the keyboard by the height that the keyboard actually covers. In each frame of the keyboard's
  /// motion the bottom of the content is at the keyboard's top edge, without an update of any view. A floating keyboard reserves no space.
  ///
  /// The keyboard's region of the safe area is ignored, as with `ignoresSafeArea(.keyboard, edges: .bottom)`, so that the keyboard isn't
  /// avoided twice.
  ///
  /// SwiftUI has no counterpart: on Apple's systems it is a view controller whose view ends at its `keyboardLayoutGuide`.
  ///
  /// - Parameters:
  ///   - below: The height in points of the area below the view, or at its end, that may be covered. A negative or nonfinite
  ///     value counts as 0.
  ///   - spacing: The space between the content and the keyboard, in points. It grows with the covered height up to this value. A negative
  ///     value lets the keyboard cover that much. A nonfinite value counts as 0.
  ///   - isHeld: While it is true, the content keeps its size regardless of the keyboard.
  nonisolated public func keyboardInset(below: CGFloat = 0, spacing: CGFloat = 0, isHeld: Bool = false) -> some View {
    modifier(
      KeyboardInsetModifier(
        below: below.isFinite ? max(0, below) : 0, spacing: spacing.isFinite ? spacing : 0, isHeld: isHeld))
  }
}
