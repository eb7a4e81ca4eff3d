import Foundation

/// Why a step of a test could not be carried out. The description says what there was instead.
public struct HostError: Error, CustomStringConvertible, LocalizedError, Sendable {
  public enum Reason: Hashable, Sendable {
    case noMatch, severalMatches, gone, disabled, covered, outsideWindow, doesNotSettle, timeout, snapshotDiffers
    /// The test was cancelled, as by a time limit, while it waited.
    case cancelled
  }

  public let reason: Reason
  public let description: String
  public var errorDescription: String? { description }
}
