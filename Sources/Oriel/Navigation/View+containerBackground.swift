/// What a background is the container's of. Mirrors SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation }
  private let kind: Kind

  /// The screen of the `NavigationStack` around.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
}

extension View {
  /// Fills the container around behind its content and its bars. Mirrors SwiftUI's `containerBackground(_:for:)`.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    modifier(NavigationOption(.containerBackground(AnyShapeStyle(style))))
  }
}
