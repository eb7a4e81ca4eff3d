import Foundation

/// The insets of the window that content avoids, by region.
package struct SafeArea: Equatable, Sendable {
  package var container = EdgeInsets()
  package var keyboard = EdgeInsets()

  package init(container: EdgeInsets = EdgeInsets(), keyboard: EdgeInsets = EdgeInsets()) {
    self.container = container
    self.keyboard = keyboard
  }

  /// The insets of all regions: the larger one for each edge.
  var total: EdgeInsets { insets(of: .all) }

  func insets(of regions: SafeAreaRegions) -> EdgeInsets {
    var result = EdgeInsets()
    if regions.contains(.container) { result = container }
    if regions.contains(.keyboard) {
      result = EdgeInsets(
        top: max(result.top, keyboard.top), leading: max(result.leading, keyboard.leading),
        bottom: max(result.bottom, keyboard.bottom), trailing: max(result.trailing, keyboard.trailing))
    }
    return result
  }
}
