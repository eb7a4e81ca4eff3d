import Foundation
import OrielDrawing

/// A container of views with glass that belongs together. Mirrors SwiftUI's `GlassEffectContainer`.
///
/// Glass in the container forms unions (`glassEffectUnion(id:namespace:)`). Shapes outside of unions keep their outlines at any distance.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  @State private var unions: [GlassUnion: [GlassPiece]] = [:]

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points within which shapes merge on Apple's systems. Oriel ignores it: shapes keep their outlines.
  ///   - content: The views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    content
      .environment(\.glassUnions, unions)
      .onPreferenceChange(GlassPiecesKey.self) { pieces in
        let new = Dictionary(grouping: pieces, by: \.union)
        if new != unions { unions = new }
      }
      .transformPreference(GlassPiecesKey.self) { $0 = [] }
  }
}

/// The identity of a union of glass.
// `@unchecked` because `AnyHashable` isn't `Sendable`. The id is: `glassEffectUnion(id:namespace:)` requires it.
struct GlassUnion: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The glass of one view in a union.
struct GlassPiece: Equatable, Sendable {
  let id: Namespace.ID
  let union: GlassUnion
  let bounds: Anchor<CGRect>
}

enum GlassPiecesKey: PreferenceKey {
  static var defaultValue: [GlassPiece] { [] }

  static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) { value += nextValue() }
}

private enum GlassUnionKey: EnvironmentKey { static var defaultValue: GlassUnion? { nil } }
private enum GlassUnionsKey: EnvironmentKey { static var defaultValue: [GlassUnion: [GlassPiece]]? { nil } }

extension EnvironmentValues {
  /// The union to which the glass of descendants belongs.
  var glassUnion: GlassUnion? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }

  /// The unions of the enclosing container, or `nil` outside of one.
  var glassUnions: [GlassUnion: [GlassPiece]]? {
    get { self[GlassUnionsKey.self] }
    set { self[GlassUnionsKey.self] = newValue }
  }
}
