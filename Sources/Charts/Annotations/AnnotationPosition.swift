/// The position of a view relative to a mark, an axis or a chart. Mirrors Swift Charts' `AnnotationPosition`.
public struct AnnotationPosition: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// The default position, which depends on the context. A mark's annotation is usually above it.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// A position on top of the target.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// A position above the target.
  public static let top = AnnotationPosition(kind: .top)
  /// A position below the target.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// A position at the leading side of the target.
  public static let leading = AnnotationPosition(kind: .leading)
  /// A position at the trailing side of the target.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// A position above the target at its leading side.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// A position above the target at its trailing side.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// A position below the target at its leading side.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// A position below the target at its trailing side.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}
