import Foundation

/// A type that identifies an alignment guide. Mirrors SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that doesn't set it explicitly, in points from the view's top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide whose position in a container isn't the mean of the children's positions.
package protocol CombiningAlignmentID: AlignmentID {
  /// Returns the combination of the position found so far and the position of a further child.
  static func combine(_ first: CGFloat, _ second: CGFloat) -> CGFloat
}

/// The identity of an alignment guide: the identifier's type and the dimension that it is used in.
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

  /// Returns the container's position for the guide, from the positions that its children set explicitly, or `nil` if no child sets one.
  /// The result is the mean, except for guides that conform to `CombiningAlignmentID`.
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
