import Foundation
import Oriel

extension View {
  /// Determines whether swipes of two fingers across a touchpad, or of one across a touchscreen, go back and forward. They do by default.
  nonisolated public func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View {
    transformEnvironment(\.webView) { $0.hasBackForwardGestures = value.isEnabled }
  }

  /// Determines whether two fingers make the page larger and smaller. They do by default.
  nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    transformEnvironment(\.webView) { $0.hasMagnificationGestures = value.isEnabled }
  }

  /// Determines whether a pressed link shows a preview. None does, whatever is said.
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Determines whether an element of the page can take the whole screen. None can, whatever is said.
  nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }

  /// Determines whether the page has a background where its document gives it none; hidden, what is behind the web view is seen there.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.webView) { $0.hasContentBackground = visibility != .hidden }
  }

  /// Determines whether the page's texts can be selected. They can by default.
  nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
    transformEnvironment(\.webView) { $0.hasTextSelection = S.allowsSelection }
  }

  /// Scrolls the page to a position whenever it changes: to a point, a coordinate or an edge. Once somebody scrolls, the position says so.
  ///
  /// A position of a view's identifier scrolls nowhere, as pages have no views. Pages scroll without the program's animation.
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    transformEnvironment(\.webView) { $0.position = position }
  }

  /// Calls an action when a value of the page's scroll geometry changes.
  ///
  /// - Parameters:
  ///   - transform: Called for each geometry, at most once a frame. All is in points.
  ///   - action: Called with the value before and the value now.
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    // Both are called on the main actor alone, where they were made; Apple's signature doesn't say so.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    let change = ScrollGeometryAction { old, new in
      let value = transform(new)
      let before = old.map(transform)
      if before != value { action(before ?? value, value) }
    }
    return transformEnvironment(\.webView) { $0.geometry = change }
  }
}
