import Foundation

extension ViewHost {
  /// The title that the views set for the window, or `nil` if they set none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views that set preferences.
  package var titleOfViews: String? {
    var preferences = PreferenceValues()
    graph.rootNode?.reducePreferences(into: &preferences)
    return preferences[NavigationOptionsKey.self]?.windowTitle
  }
}
