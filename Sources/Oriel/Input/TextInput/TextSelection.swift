import Foundation

/// A selection in a text. Mirrors SwiftUI's `TextSelection`.
///
/// Ranges belong to the text for which the selection was created. A range that is outside of the text of a field is clamped to it.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected ranges. Mirrors SwiftUI's `TextSelection.Indices`.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A single range.
    case selection(Range<String.Index>)
    /// Several ranges. A field selects from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected ranges.
  public var indices: Indices

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// A Boolean value that indicates whether the selection is an insertion point without selected text.
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
