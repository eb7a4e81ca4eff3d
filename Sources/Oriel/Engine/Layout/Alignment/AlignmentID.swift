import Foundation

/// Names a guide that views can be aligned by. Mirrors SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that doesn't say: in points from the top leading corner of the view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide whose place in a container isn't the mean of the children's places.
package protocol CombiningAlignmentID: AlignmentID {
  /// Merges the place that a further child gives with the one found so far.
  static func combine(_ first: CGFloat, _ second: CGFloat) -> CGFloat
}

/// What tells one guide from another: the identifier's type and the dimension that it is used in.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The container's place for the guide, from the places that its children give explicitly: the mean, except for text
  /// baselines, whose first and last one win. Nil if no child gives one.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count: CGFloat = 0
    let combining = id as? any CombiningAlignmentID.Type
    for case let value? in values {
      guard let partial = result else {
        result = value
        count = 1
        continue
      }
      count += 1
      result = combining?.combine(partial, value) ?? partial + (value - partial) / count
    }
    return result
  }
}
