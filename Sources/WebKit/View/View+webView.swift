import Foundation
import Oriel

extension View {
  /// Sets whether swipe gestures navigate back and forward: two fingers on a touchpad, or one on a touchscreen. They are enabled by
  /// default.
  nonisolated public func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View {
    transformEnvironment(\.webView) { $0.hasBackForwardGestures = value.isEnabled }
  }

  /// Sets whether pinch gestures magnify the page. They are enabled by default.
  nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    transformEnvironment(\.webView) { $0.hasMagnificationGestures = value.isEnabled }
  }

  /// Does nothing, because links have no previews.
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Does nothing, because elements can't be shown in full screen.
  nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }

  /// Sets whether a page whose document has no background has a default one. If it is hidden, the content behind the web view is visible.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.webView) { $0.hasContentBackground = visibility != .hidden }
  }

  /// Sets whether the page's text can be selected. It can be by default.
  nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
    transformEnvironment(\.webView) { $0.hasTextSelection = S.allowsSelection }
  }

  /// Scrolls the page whenever a position changes to a point, a coordinate or an edge. When the user scrolls, the position is marked as
  /// positioned by the user.
  ///
  /// A position of a view's identifier has no effect, because pages have no views. Scrolling isn't animated.
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    transformEnvironment(\.webView) { $0.position = position }
  }

  /// Calls an action when a value that is derived from the page's scroll geometry changes.
  ///
  /// - Parameters:
  ///   - transform: A closure that derives the value from the geometry, in points. It is called at most once per frame.
  ///   - action: A closure that receives the previous and the current value.
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    // Both closures are created and called on the main actor, which Apple's signature doesn't express.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    let change = ScrollGeometryAction { old, new in
      let value = transform(new)
      let before = old.map(transform)
      if before != value { action(before ?? value, value) }
    }
    return transformEnvironment(\.webView) { $0.geometry = change }
  }
}
