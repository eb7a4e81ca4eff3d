/// The behavior of a view or a shape in a layout direction. Mirrors SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The content keeps its orientation.
  case fixed
  /// The content is mirrored if the layout direction is the given one.
  case mirrors(in: LayoutDirection)
  /// The content is mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
