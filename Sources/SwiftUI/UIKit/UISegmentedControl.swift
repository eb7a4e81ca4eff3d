import Foundation

/// How UIKit styles pickers with segments. Mirrors UIKit's `UISegmentedControl` as far as programs set it on `appearance()`: nothing of it is seen.
public class UISegmentedControl: UIControl {
  nonisolated public var selectedSegmentTintColor: UIColor? {
    get { kept["selectedSegmentTintColor"] }
    set { keep(newValue) }
  }

  nonisolated public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    keep(attributes, as: "titleTextAttributes \(state.rawValue)")
  }

  /// What was set.
  nonisolated public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept["titleTextAttributes \(state.rawValue)"]
  }
}
