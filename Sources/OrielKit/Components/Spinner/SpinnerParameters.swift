import SwiftUI

/// What `spinner(uiModel:parameters:)` shows while there are any.
public struct SpinnerParameters: Hashable, Sendable {
  /// Whether what is below the spinner can be used meanwhile.
  public var isInteractionEnabled: Bool
  /// Seconds on the frame clock before the spinner is shown; if it is gone before, it is never seen.
  public var appearanceDelay: TimeInterval?

  public init(isInteractionEnabled: Bool = true, appearanceDelay: TimeInterval? = nil) {
    self.isInteractionEnabled = isInteractionEnabled
    self.appearanceDelay = appearanceDelay
  }
}
