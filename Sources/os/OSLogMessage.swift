import Foundation

/// A message with values in it, which its reader may not all see. Mirrors Apple's `OSLogMessage`: a literal, with interpolations.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  private let parts: [OSLogInterpolation.Part]

  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// What its reader sees.
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
