import Foundation

/// The part of a scroll view that margins apply to. Mirrors SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The content only.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  /// The scroll indicators only.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}

extension View {
  /// Adds margins, in points, to the nearest descendant scroll view, which scroll with its content. Margins for the content or the
  /// indicators take precedence over those for both. A nonfinite margin is 0. Mirrors SwiftUI's `contentMargins(_:_:for:)`.
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

  /// Adds margins of one length, in points, at some edges. A length of `nil` removes the margins that enclosing modifiers have set there.
  /// Mirrors SwiftUI's `contentMargins(_:_:for:)`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, placement) { _ in length }
  }

  /// Adds margins of one length, in points, at all edges. Mirrors SwiftUI's `contentMargins(_:for:)`.
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
