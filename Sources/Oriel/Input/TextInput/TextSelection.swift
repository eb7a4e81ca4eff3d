import Foundation

/// What is selected in a text. Mirrors SwiftUI's `TextSelection`.
///
/// Ranges are in the text that the selection was made of; one that isn't in the text of a field any more is moved to where it is.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Mirrors SwiftUI's `TextSelection.Indices`.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    /// A field selects from the first of them to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  /// A caret.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, and the caret stands somewhere.
  public var isInsertion: Bool { range?.isEmpty ?? true }

  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}
