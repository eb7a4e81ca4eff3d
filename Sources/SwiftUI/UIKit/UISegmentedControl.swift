import Foundation

/// The style of segmented pickers in UIKit. It has no visible effect. Mirrors UIKit's `UISegmentedControl` as far as apps set it on
/// `appearance()`.
public class UISegmentedControl: UIControl {
  /// The color of the selected segment. It has no effect.
  nonisolated public var selectedSegmentTintColor: UIColor? {
    get { kept["selectedSegmentTintColor"] }
    set { keep(newValue) }
  }

  /// Stores the attributes of titles for a state. They have no effect.
  nonisolated public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    keep(attributes, as: "titleTextAttributes \(state.rawValue)")
  }

  /// Returns the attributes of titles that were set for a state.
  nonisolated public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept["titleTextAttributes \(state.rawValue)"]
  }
}
