import Foundation

/// The focused view of a window. Read it from the environment as `@Environment(\.firstResponder)` and query it on demand; a query makes no
/// view depend on the result.
///
/// The frames are those of a whole field: they include the border of the styles `roundedBorder` and `squareBorder`. They don't include the
/// additions of custom styles.
///
/// SwiftUI has no counterpart: on Apple's systems it is UIKit's first responder, which programs find by searching the views of a window.
@MainActor
public struct FirstResponderProxy: Sendable, Equatable {
  private var reference: GraphReference?
  private var graph: ViewGraph? { reference?.graph }

  nonisolated init() {}

  init(_ graph: ViewGraph) { reference = graph.reference }

  public nonisolated static func == (left: FirstResponderProxy, right: FirstResponderProxy) -> Bool { left.reference === right.reference }

  private var target: (any FocusTarget)? { graph?.input.focus.focused }

  /// The focused view, including the border that its style draws.
  private var field: LayoutBox? {
    guard let target else { return nil }
    return (target as? TextInputBox)?.enclosingFrame ?? target as LayoutBox
  }

  /// A Boolean value that indicates whether a view has the focus.
  public var exists: Bool { target != nil }

  /// A Boolean value that indicates whether the focused view accepts text.
  public var takesText: Bool { target?.takesText ?? false }

  /// Indicates whether the focused field currently writes the user's input to its binding.
  var isWriting: Bool { (target as? TextInputBox)?.isWriting ?? false }

  /// The frame in window points, as drawn in the last frame, or `nil` if no view has the focus.
  public var frame: CGRect? { field?.windowFrame }

  /// The layout frame in window points, or `nil` if no view has the focus. It has the final values of running animations, and leaves out
  /// offsets and other effects of enclosing views.
  public var layoutFrame: CGRect? {
    guard let field else { return nil }
    return CGRect(
      origin: sequence(first: field, next: \.parent).reduce(CGPoint.zero) {
        CGPoint(x: $0.x + $1.origin.x, y: $0.y + $1.origin.y)
      }, size: field.size)
  }

  /// Returns the layout frame in the named coordinate space of an enclosing view, with the final values of the offsets and other effects in
  /// between. The result is `nil` if no view has the focus or if it isn't in a view with that name. The result therefore also indicates
  /// whether a view contains the focus.
  public func layoutFrame(in space: NamedCoordinateSpace) -> CGRect? {
    guard let field, let ancestor = field.box(of: space.coordinateSpace) else { return nil }
    var result = CGAffineTransform.identity
    var box: LayoutBox? = field
    while let current = box, current !== ancestor {
      if let effect = current.drawingEffect { result = result.concatenating(effect.settledEffectTransform) }
      result = result.concatenating(CGAffineTransform(translationX: current.origin.x, y: current.origin.y))
      box = current.parent
    }
    return CGRect(origin: .zero, size: field.size).applying(result)
  }

  /// A Boolean value that indicates whether the last press in the window began on the focused view.
  public var wasPressed: Bool {
    guard let graph, let field, let hit = graph.input.lastHit else { return false }
    return hit.isWithin(field)
  }

  /// The final frame of the window's docked keyboard in window points, or `nil` if the keyboard is hidden or floating.
  public var keyboardFrame: CGRect? {
    graph.flatMap { if case .docked = $0.keyboard.placement { $0.keyboard.finalFrame } else { nil } }
  }

  /// The proxy of the window in which a view last received the focus.
  public static var current: FirstResponderProxy { FocusEngine.lastGraph.map(FirstResponderProxy.init) ?? FirstResponderProxy() }

  /// The frame of the insertion point of the focused text, in window points, or `nil` if no text has the focus.
  public var caretFrame: CGRect? { target?.textInputState?.caret }

  /// The frame of the nearest scroll view around the focused view, in window points, or `nil` if there is none.
  public var scrollViewFrame: CGRect? { viewport?.windowFrame }

  private var viewport: ViewportBox? { field?.enclosingViewport }

  /// Scrolls the nearest scroll view by the shortest distance that makes the whole focused view visible, with a padding in points. A
  /// negative padding reduces the visible part. The method does nothing if there is no focus or no scroll view, or if the part is visible
  /// already.
  ///
  /// The scroll uses the animation of the transaction, and ends at the final geometry if that changes in the meantime. The curve of the
  /// keyboard itself is `.interpolatingSpring(mass: 3, stiffness: 1000, damping: 109.54)`.
  public func scrollToVisible(padding: EdgeInsets = EdgeInsets()) {
    guard let graph, let field, viewport != nil else { return }
    let transaction = Transaction.current
    graph.enqueueAction { [reference = graph.reference, weak field] in
      reference.graph?.afterLayout {
        guard let field, field === self.field, let viewport else { return }
        viewport.scrollToVisible({ [weak field] in field }, margin: padding, transaction: transaction)
      }
    }
  }

  /// Removes the focus and hides the keyboard.
  public func resign() { graph?.input.focus.move(to: nil, byKeyboard: false) }
}

private enum FirstResponderKey: EnvironmentKey { static var defaultValue: FirstResponderProxy { FirstResponderProxy() } }

extension EnvironmentValues {
  /// The focused view of the window.
  public package(set) var firstResponder: FirstResponderProxy {
    get { self[FirstResponderKey.self] }
    set { self[FirstResponderKey.self] = newValue }
  }
}
