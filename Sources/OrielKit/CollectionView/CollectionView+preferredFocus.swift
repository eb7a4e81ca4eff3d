import SwiftUI

/// Which item of a section gets the focus that arrow keys bring there from elsewhere.
public enum CollectionPreferredFocus: Sendable, Hashable {
  /// The one that had it last, wherever the section was scrolled meanwhile; where none had it, or that one is gone, the nearest. UIKit's
  /// `remembersLastFocusedIndexPath` has the same for a collection as a whole.
  case lastFocused
  /// The nearest to where the focus comes from, of those in sight.
  case nearest
  /// The section's first item, which the section scrolls back to.
  case first
}

extension CollectionView {
  /// Which item of each section gets the focus that arrow keys bring there, from another section or from outside of the collection. An arrow key that goes
  /// straight back still goes to where the last one came from, unless the section wants its first item.
  ///
  /// Without this a section that scrolls by itself gives the focus to the item that had it last, as long as that is in sight; all else is the nearest. An item
  /// in which nothing can have the focus is passed over for the nearest. Tab goes to one item after the other, whatever the preference.
  nonisolated public func preferredFocus(_ focus: CollectionPreferredFocus) -> Self { preferredFocus { _ in focus } }

  /// Which item of a section gets the focus that arrow keys bring there.
  ///
  /// - Parameter focus: Called with a section as the focus comes to it; nil has the section do as it does without a preference.
  nonisolated public func preferredFocus(_ focus: @escaping (_ section: Section) -> CollectionPreferredFocus?) -> Self {
    var result = self
    result.preferredFocus = focus
    return result
  }
}
