import SwiftUI

/// What `responderChainToolbar(uiModel:focus:equals:inResponderChain:)` shows.
public struct ResponderChainToolbarUIModel: Sendable {
  /// Whether there are buttons for the field before and the field after.
  public var hasNavigationButtons = true
  /// Whether there is a button that ends editing.
  public var hasDoneButton = true
  public var doneButtonFont: Font = .body.weight(.semibold)

  nonisolated public init() {}
}
