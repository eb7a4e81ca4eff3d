import Foundation
import Oriel

/// The settings of the modifiers on a web view.
struct WebViewSettings {
  var hasBackForwardGestures = true
  var hasMagnificationGestures = true
  var hasContentBackground = true
  var hasTextSelection = true
  var isScrollEnabled = true
  var position: Binding<ScrollPosition>?
  var geometry: ScrollGeometryAction?
}

/// An action for changes of a web view's scroll geometry.
struct ScrollGeometryAction {
  /// A closure that receives the previous geometry, or `nil` for the first one, and the current geometry.
  let report: @MainActor (ScrollGeometry?, ScrollGeometry) -> Void
}

private struct WebViewSettingsKey: EnvironmentKey {
  static let defaultValue = WebViewSettings()
}

extension EnvironmentValues {
  var webView: WebViewSettings {
    get { self[WebViewSettingsKey.self] }
    set { self[WebViewSettingsKey.self] = newValue }
  }
}
