import SwiftUI

/// The options of `spinner(uiModel:parameters:)`, which shows a spinner while they aren't `nil`.
public struct SpinnerParameters: Hashable, Sendable {
  /// A Boolean value that indicates whether the user can interact with the view below the spinner.
  public var isInteractionEnabled: Bool
  /// The delay in seconds on the frame clock before the spinner is shown, or `nil` for none. A spinner that is removed earlier never
  /// appears.
  public var appearanceDelay: TimeInterval?

  /// Creates parameters. By default the view remains interactive, and the spinner is shown without a delay.
  public init(isInteractionEnabled: Bool = true, appearanceDelay: TimeInterval? = nil) {
    self.isInteractionEnabled = isInteractionEnabled
    self.appearanceDelay = appearanceDelay
  }
}
