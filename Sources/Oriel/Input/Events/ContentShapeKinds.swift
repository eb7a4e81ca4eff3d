/// What a content shape is for. Mirrors SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that takes presses.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of what a drag takes along.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of the view above a context menu's entries, on which the shape is set.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of the light that a hover effect throws.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
