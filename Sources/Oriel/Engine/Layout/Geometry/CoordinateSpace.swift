/// A space that positions and sizes are given in. Mirrors SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Equatable, Hashable {
  /// The window's content.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest view around that was given the name; the window's content if there is none.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
