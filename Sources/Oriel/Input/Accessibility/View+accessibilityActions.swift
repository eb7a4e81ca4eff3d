import Foundation
import OrielModel

/// A request to zoom. Mirrors SwiftUI's `AccessibilityZoomGestureAction`.
nonisolated public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  /// The place within the element, as a share of its size.
  public let location: UnitPoint
  /// The place in the window, in points.
  public let point: CGPoint
}

extension View {
  nonisolated private func action(_ name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityModifier(change: .namedAction(name, handler)))
  }

  /// Offers something that the element can be asked to do, by name. Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { action(name, handler) }

  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    action(Text(nameKey), handler)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void) -> some View {
    action(Text(nameResource), handler)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    action(Text(name), handler)
  }

  /// Has the element zoom as it is asked to: two actions by name. They come from no place of their own, so each is said to be in the middle.
  /// Mirrors SwiftUI's `accessibilityZoomAction(_:)`.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    modifier(AccessibilityModifier(change: .zoom(handler)))
  }

  /// Has the element scroll as it is asked to: four actions by name, one for each edge. Mirrors SwiftUI's `accessibilityScrollAction(_:)`.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    action(Text(.own(.scrollUp))) { handler(.top) }
      .action(Text(.own(.scrollDown))) { handler(.bottom) }
      .action(Text(.own(.scrollToStart))) { handler(.leading) }
      .action(Text(.own(.scrollToEnd))) { handler(.trailing) }
  }
}
