import Foundation

/// The reason why a step of a test couldn't be carried out. The description contains the state that was found instead.
public struct HostError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// The kinds of failures.
  public enum Reason: Hashable, Sendable {
    /// The kinds of failed steps: no element or several elements matched, the element no longer exists, is disabled, covered or outside of
    /// the window, the views didn't settle, a wait timed out, or a snapshot differed.
    case noMatch, severalMatches, gone, disabled, covered, outsideWindow, doesNotSettle, timeout, snapshotDiffers
    /// The test was canceled while it waited, for example by a time limit.
    case cancelled
  }

  /// The kind of the failure.
  public let reason: Reason
  /// The message, which names the element or the condition and contains the state that was found instead.
  public let description: String
  /// The same text as `description`.
  public var errorDescription: String? { description }
}
