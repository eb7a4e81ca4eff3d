import Foundation

/// A message with interpolated values, whose visibility may be restricted. Mirrors Apple's `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  private let parts: [OSLogInterpolation.Part]

  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Returns the message with the visible values.
  func text(showsPrivate: Bool) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .value(let text, let alignment, let privacy, let isOpen):
        alignment.applied(to: privacy.shown(text(), isOpen: isOpen, showsPrivate: showsPrivate))
      }
    }.joined()
  }
}
