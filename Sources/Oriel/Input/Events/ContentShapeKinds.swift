/// The purposes of a content shape. Mirrors SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area for hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of the view above the items of a context menu, to which the shape is applied.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of the highlight of a hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
