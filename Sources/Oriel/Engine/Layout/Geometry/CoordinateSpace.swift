/// A coordinate space for positions and sizes. Mirrors SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Equatable, Hashable {
  /// The space of the window's content.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest ancestor with the given name, or of the window's content if there is none.
  case named(AnyHashable)

  /// A Boolean value that indicates whether the space is that of the window's content.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether the space is the view's own.
  public var isLocal: Bool { self == .local }
}
