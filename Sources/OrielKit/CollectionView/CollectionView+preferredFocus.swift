import SwiftUI

/// The item of a section that receives the focus when an arrow key moves it into the section.
public enum CollectionPreferredFocus: Sendable, Hashable {
  /// The item that had the focus last, even if it was scrolled out of the viewport. If there is none, the nearest item receives the focus.
  /// UIKit's `remembersLastFocusedIndexPath` is the equivalent for a whole collection.
  case lastFocused
  /// The visible item that is nearest to the previous position of the focus.
  case nearest
  /// The first item of the section. The section scrolls back to it.
  case first
}

extension CollectionView {
  /// Sets the item of each section that receives the focus when an arrow key moves it there from another section or from outside of the
  /// collection. An arrow key in the opposite direction of the last movement still returns to the previous position, unless the preference
  /// of the section is `first`.
  ///
  /// By default, an orthogonal section moves the focus to the item that had it last if that is visible, and all other sections to the
  /// nearest item. If the item contains no focusable view, the nearest one is used. The Tab key moves through all items, regardless of the
  /// preference.
  nonisolated public func preferredFocus(_ focus: CollectionPreferredFocus) -> Self { preferredFocus { _ in focus } }

  /// Sets the item of a section that receives the focus when an arrow key moves it there.
  ///
  /// - Parameter focus: Called with a section when the focus moves to it. Returns the preference of the section, or `nil` for the default
  ///   behavior.
  nonisolated public func preferredFocus(_ focus: @escaping (_ section: Section) -> CollectionPreferredFocus?) -> Self {
    var result = self
    result.preferredFocus = focus
    return result
  }
}
