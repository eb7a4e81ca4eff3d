import Foundation

extension ViewHost {
  /// What a window with the views is called by them; nil where none says it. Proportional to the number of views that say anything for their ancestors.
  package var titleOfViews: String? {
    var preferences = PreferenceValues()
    graph.rootNode?.reducePreferences(into: &preferences)
    return preferences[NavigationOptionsKey.self]?.windowTitle
  }
}
