import Foundation

/// What has the focus in a window: read it from the environment, `@Environment(\.firstResponder)`, and ask it whenever something happens.
/// Asking makes no view depend on the answer.
///
/// SwiftUI has nothing like it: on Apple's systems UIKit's first responder stands in for it, which programs find by walking through the
/// views of a window (RT-9).
@MainActor
public struct FirstResponderProxy: Sendable, Equatable {
  private weak var graph: ViewGraph?

  nonisolated init() {}

  init(_ graph: ViewGraph) { self.graph = graph }

  public nonisolated static func == (left: FirstResponderProxy, right: FirstResponderProxy) -> Bool { left.graph === right.graph }

  private var target: (any FocusTarget)? { graph?.input.focus.focused }

  /// Whether anything has the focus.
  public var exists: Bool { target != nil }

  /// Whether what has the focus takes text.
  public var takesText: Bool { target?.textInputState != nil }

  /// In window points, as drawn in the last frame; nil where nothing has the focus.
  public var frame: CGRect? { target?.windowFrame }

  /// The caret of the text that has the focus, in window points.
  public var caretFrame: CGRect? { target?.textInputState?.caret }

  /// The nearest scroll view around what has the focus, in window points; nil where there is none.
  public var scrollViewFrame: CGRect? { scrollBox?.windowFrame }

  private var scrollBox: ScrollBox? {
    var box = target?.parent
    while let current = box {
      if let scroll = current as? ScrollBox { return scroll }
      box = current.parent
    }
    return nil
  }

  /// Scrolls the nearest scroll view by as little as it takes for the whole of what has the focus to be seen with some room around, in
  /// points; negative room is taken away. Nothing happens without a focus or a scroll view, or where all of that is seen already.
  ///
  /// The scroll follows the animation of the transaction, and ends where the final geometry says if that changes on the way. The curve of
  /// the keyboard itself is `.interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)`.
  public func scrollToVisible(padding: EdgeInsets = EdgeInsets()) {
    guard let graph, let target, scrollBox != nil else { return }
    let transaction = Transaction.current
    graph.enqueueAction { [weak graph, weak target] in
      graph?.scrolling.afterLayout {
        guard let target, target === self.target, let scroll = scrollBox else { return }
        scroll.begin(
          ScrollRequest(target: .box({ [weak target] in target }, anchor: nil, margin: padding), start: scroll.offset),
          transaction: transaction)
      }
    }
  }

  /// Takes the focus away; the keyboard goes with it.
  public func resign() { graph?.input.focus.move(to: nil, byKeyboard: false) }
}

private enum FirstResponderKey: EnvironmentKey { static var defaultValue: FirstResponderProxy { FirstResponderProxy() } }

extension EnvironmentValues {
  /// What has the focus in the window around (RT-9).
  public package(set) var firstResponder: FirstResponderProxy {
    get { self[FirstResponderKey.self] }
    set { self[FirstResponderKey.self] = newValue }
  }
}
