import Foundation
import Oriel

/// What the modifiers around a web view say.
struct WebViewSettings {
  var hasBackForwardGestures = true
  var hasMagnificationGestures = true
  var hasContentBackground = true
  var hasTextSelection = true
  var isScrollEnabled = true
  var position: Binding<ScrollPosition>?
  var geometry: ScrollGeometryAction?
}

/// What is called when something of a web view's scroll geometry changes.
struct ScrollGeometryAction {
  /// Called with the geometry before, nil for the first one, and now.
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
