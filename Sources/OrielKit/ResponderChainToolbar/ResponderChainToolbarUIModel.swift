import SwiftUI

/// The content of the toolbar of `responderChainToolbar(uiModel:focus:equals:inResponderChain:)`.
public struct ResponderChainToolbarUIModel: Sendable {
  /// A Boolean value that indicates whether the toolbar has buttons for the previous and the next field.
  public var hasNavigationButtons = true
  /// A Boolean value that indicates whether the toolbar has a button that ends editing.
  public var hasDoneButton = true
  /// The font of the button that ends editing.
  public var doneButtonFont: Font = .body.weight(.semibold)

  /// Creates a model with the default values.
  nonisolated public init() {}
}
