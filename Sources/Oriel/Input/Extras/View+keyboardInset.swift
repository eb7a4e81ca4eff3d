import Foundation

nonisolated struct KeyboardInsetModifier: BoxModifier, Equatable {
  var below: CGFloat
  var spacing: CGFloat
  var isHeld: Bool

  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> KeyboardInsetBox { KeyboardInsetBox(self, node: node) }

  @MainActor func update(_ box: KeyboardInsetBox, transaction: Transaction) { box.inset = self }
}

/// Ignores the keyboard's safe area, and takes from its content's bottom what the keyboard really covers there. Layout alone
/// follows the keyboard: nobody's body runs.
@MainActor
final class KeyboardInsetBox: IgnoreSafeAreaBox {
  var inset: KeyboardInsetModifier {
    didSet {
      guard inset != oldValue else { return }
      setNeedsLayout()
      graph.needFrame()
    }
  }
  /// What is taken from the content, in points.
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

  /// How much of a rectangle of the window lies below the keyboard's top edge, the part that may be covered left out.
  private func cover(of frame: CGRect) -> CGFloat {
    // What floats takes no room, and what types elsewhere covers nothing here.
    let height = windowSafeArea.keyboard.bottom
    let top = graph.rootBox.size.height - height
    let bottom = min(frame.maxY + inset.below, graph.rootBox.size.height)
    guard height > 0, frame.minY < graph.rootBox.size.height else { return 0 }
    let amount = max(0, bottom - max(top, frame.minY) - inset.below)
    // Room beside the keyboard comes and goes with it.
    return max(0, amount + min(max(inset.spacing, -amount), amount))
  }
}

extension View {
  /// Keeps the view's content clear of the keyboard by what it really covers: in each frame of whatever the keyboard does the content's bottom
  /// is at the keyboard's top edge, without an update of any view. A keyboard that floats takes no room.
  ///
  /// The keyboard's region of the safe area is ignored, as with `ignoresSafeArea(.keyboard, edges: .bottom)`: nothing is avoided twice.
  ///
  /// SwiftUI has nothing like it: on Apple's systems a view controller stands in for it whose view ends at its `keyboardLayoutGuide`.
  ///
  /// - Parameters:
  ///   - below: The height in points of what lies below the view, or at its end, and may be covered. What is negative or no number
  ///     counts as 0.
  ///   - spacing: Room between the content and the keyboard, in points; it grows with what is covered, up to this. Negative room lets the
  ///     keyboard cover that much. What is no finite number counts as 0.
  ///   - isHeld: While it is true the content stays as it is, whatever the keyboard does.
  nonisolated public func keyboardInset(below: CGFloat = 0, spacing: CGFloat = 0, isHeld: Bool = false) -> some View {
    modifier(
      KeyboardInsetModifier(
        below: below.isFinite ? max(0, below) : 0, spacing: spacing.isFinite ? spacing : 0, isHeld: isHeld))
  }
}
