import Foundation
import OrielModel

/// A request of assistive technology to zoom. Mirrors SwiftUI's `AccessibilityZoomGestureAction`.
nonisolated public struct AccessibilityZoomGestureAction {
  /// The direction of the zoom.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location within the element, as a fraction of its size.
  public let location: UnitPoint
  /// The location in the window, in points.
  public let point: CGPoint
}

extension View {
  nonisolated private func action(_ name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityModifier(change: .namedAction(name, handler)))
  }

  /// Adds a named action to the element. Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { action(name, handler) }

  /// Adds an action to the element, named by a localized string. Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    action(Text(nameKey), handler)
  }

  /// Adds an action to the element, named by a localized string resource. Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void) -> some View {
    action(Text(nameResource), handler)
  }

  /// Adds an action to the element, named by a string. Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    action(Text(name), handler)
  }

  /// Adds two named actions to the element, which zoom in and out. Mirrors SwiftUI's `accessibilityZoomAction(_:)`.
  ///
  /// The actions have no location of their own, so the location is always the center of the element.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    modifier(AccessibilityModifier(change: .zoom(handler)))
  }

  /// Adds four named actions to the element, which scroll toward its edges. Mirrors SwiftUI's `accessibilityScrollAction(_:)`.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    action(Text(.own(.scrollUp))) { handler(.top) }
      .action(Text(.own(.scrollDown))) { handler(.bottom) }
      .action(Text(.own(.scrollToStart))) { handler(.leading) }
      .action(Text(.own(.scrollToEnd))) { handler(.trailing) }
  }
}
