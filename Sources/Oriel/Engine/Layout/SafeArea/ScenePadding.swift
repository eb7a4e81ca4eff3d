/// The distance between a window's edges and its content. Mirrors SwiftUI's `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
  private let id: Int

  /// The minimum recommended distance: 20 points, and 16 if the horizontal size class is compact.
  public static let minimum = ScenePadding(id: 0)
}

private struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View { content.padding(edges, sizeClass == .compact ? 16 : 20) }
}

extension View {
  /// Adds the recommended distance from the window's edges. Mirrors SwiftUI's `scenePadding(_:)`.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Adds the given distance from the window's edges. Mirrors SwiftUI's `scenePadding(_:edges:)`.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}
