import Foundation

/// What margins are put around. Mirrors SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// The content and the bars.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}

extension View {
  /// Puts room around the content of the next scroll view inside, in points, which is scrolled with it. What is said for the content or the bars goes
  /// before what is said for both. A margin that is no finite number is 0. Mirrors SwiftUI's `contentMargins(_:_:for:)`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, placement) { edge in
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    }
  }

  /// Puts the same room at some edges; nil takes back what was said for them. Mirrors SwiftUI's `contentMargins(_:_:for:)`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, placement) { _ in length }
  }

  /// Puts the same room at all edges. Mirrors SwiftUI's `contentMargins(_:for:)`.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    margins(.all, placement) { _ in length }
  }

  nonisolated private func margins(
    _ edges: Edge.Set, _ placement: ContentMarginPlacement, _ length: @escaping (Edge) -> CGFloat?
  ) -> some View {
    scrollSetup { setup in
      for edge in Edge.allCases where edges.contains(edge) { setup.margins[placement, default: [:]][edge] = length(edge) }
    }
  }
}
