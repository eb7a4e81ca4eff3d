import Foundation

/// The drawings of signs in a circle or a square. They are larger and heavier than the standalone ones, which would be too thin there.
///
/// The paths are in the notation of `Path.init(glyph:)`. A container scales them to half their size.
package enum SymbolMarks {
  /// Returns the width of lines for a container whose own line has a width, in units. In the container, the lines are as wide as its own
  /// line, or a little wider.
  static func lineWidth(in container: CGFloat) -> CGFloat { container * 1.5 + 1.5 }

  /// The stroked paths.
  static let lines: [String: String] = [
    "plus": "M 12 4.3 L 12 19.7 M 4.3 12 L 19.7 12",
    "minus": "M 4.3 12 L 19.7 12",
    "xmark": "M 4.9 4.9 L 19.1 19.1 M 19.1 4.9 L 4.9 19.1",
    "multiply": "M 4.9 4.9 L 19.1 19.1 M 19.1 4.9 L 4.9 19.1",
    "equal": "M 4.8 8 L 19.2 8 M 4.8 16 L 19.2 16",
    "divide": "M 4.3 12 L 19.7 12",
    "checkmark": "M 5 12.9 L 10 18.5 19 5.5",
    "chevron.right": "M 8.5 4.5 L 16 12 8.5 19.5",
    "arrow.right": "M 4.3 12 L 19.6 12 M 13 5.4 L 19.6 12 13 18.6",
    "exclamationmark": "M 12 4 L 12 12.2",
    "info": "M 12 12.2 L 12 19.4",
    "questionmark": "M 7.6 8.6 C 7.6 5.9 9.5 4.2 12 4.2 C 14.5 4.2 16.4 5.8 16.4 8.1 C 16.4 11 12 10.4 12 12.8",
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "divide": "O 12 5 0.9 O 12 19 0.9",
    "exclamationmark": "O 12 19.3 1.3",
    "info": "O 12 5 1.3",
    "questionmark": "O 12 19.6 1.3",
  ]
}
