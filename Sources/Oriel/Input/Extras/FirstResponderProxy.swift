import Foundation

/// What has the focus in a window: read it from the environment, `@Environment(\.firstResponder)`, and ask it whenever something happens.
/// Asking makes no view depend on the answer.
///
/// Frames are those of a whole field: the border that `roundedBorder` or `squareBorder` draws is a part of it. What a style of one's own adds
/// is not known.
///
/// SwiftUI has nothing like it: on Apple's systems UIKit's first responder stands in for it, which programs find by walking through the
/// views of a window.
@MainActor
public struct FirstResponderProxy: Sendable, Equatable {
  private var reference: GraphReference?
  private var graph: ViewGraph? { reference?.graph }

  nonisolated init() {}

  init(_ graph: ViewGraph) { reference = graph.reference }

  public nonisolated static func == (left: FirstResponderProxy, right: FirstResponderProxy) -> Bool { left.reference === right.reference }

  private var target: (any FocusTarget)? { graph?.input.focus.focused }

  /// What has the focus, with the border that its style draws around it.
  private var field: LayoutBox? {
    guard let target else { return nil }
    return (target as? TextInputBox)?.enclosingFrame ?? target as LayoutBox
  }

  /// Whether anything has the focus.
  public var exists: Bool { target != nil }

  /// Whether what has the focus takes text.
  public var takesText: Bool { target?.takesText ?? false }

  /// Whether it tells its binding just now what somebody wrote there.
  var isWriting: Bool { (target as? TextInputBox)?.isWriting ?? false }

  /// In window points, as drawn in the last frame; nil where nothing has the focus.
  public var frame: CGRect? { field?.windowFrame }

  /// In window points, as layout has it: what animates there counts as arrived, and offsets and other effects around are left out.
  public var layoutFrame: CGRect? {
    guard let field else { return nil }
    return CGRect(
      origin: sequence(first: field, next: \.parent).reduce(CGPoint.zero) {
        CGPoint(x: $0.x + $1.origin.x, y: $0.y + $1.origin.y)
      }, size: field.size)
  }

  /// In the space of the view around that has the name, as layout has it, with the offsets and other effects in between as they are once
  /// what animates has arrived. Nil where nothing has the focus, or where it is in no view of that name: so it tells whether the focus is
  /// inside of a view, too.
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

  /// Whether the last press in the window began on what has the focus.
  public var wasPressed: Bool {
    guard let graph, let field, let hit = graph.input.lastHit else { return false }
    return hit.isWithin(field)
  }

  /// Where the window's docked keyboard is or goes, in window points; nil where none is up, and of one that floats.
  public var keyboardFrame: CGRect? {
    graph.flatMap { if case .docked = $0.keyboard.placement { $0.keyboard.finalFrame } else { nil } }
  }

  /// Of the window in which something got the focus last.
  public static var current: FirstResponderProxy { FocusEngine.lastGraph.map(FirstResponderProxy.init) ?? FirstResponderProxy() }

  /// The caret of the text that has the focus, in window points.
  public var caretFrame: CGRect? { target?.textInputState?.caret }

  /// The nearest scroll view around what has the focus, in window points; nil where there is none.
  public var scrollViewFrame: CGRect? { viewport?.windowFrame }

  private var viewport: ViewportBox? { field?.enclosingViewport }

  /// Scrolls the nearest scroll view by as little as it takes for the whole of what has the focus to be seen with some room around, in
  /// points; negative room is taken away. Nothing happens without a focus or a scroll view, or where all of that is seen already.
  ///
  /// The scroll follows the animation of the transaction, and ends where the final geometry says if that changes on the way. The curve of
  /// the keyboard itself is `.interpolatingSpring(mass: 3, stiffness: 1000, damping: 109.54)`.
  public func scrollToVisible(padding: EdgeInsets = EdgeInsets()) {
    guard let graph, let field, viewport != nil else { return }
    let transaction = Transaction.current
    graph.enqueueAction { [reference = graph.reference, weak field] in
      reference.graph?.afterLayout {
        guard let field, field === self.field, let viewport else { return }
        viewport.bringIntoSight({ [weak field] in field }, margin: padding, transaction: transaction)
      }
    }
  }

  /// Takes the focus away; the keyboard goes with it.
  public func resign() { graph?.input.focus.move(to: nil, byKeyboard: false) }
}

private enum FirstResponderKey: EnvironmentKey { static var defaultValue: FirstResponderProxy { FirstResponderProxy() } }

extension EnvironmentValues {
  /// What has the focus in the window around.
  public package(set) var firstResponder: FirstResponderProxy {
    get { self[FirstResponderKey.self] }
    set { self[FirstResponderKey.self] = newValue }
  }
}
