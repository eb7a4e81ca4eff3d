import Foundation
import OrielDrawing

/// Views whose glass belongs together. Mirrors SwiftUI's `GlassEffectContainer`.
///
/// Glass inside forms unions (`glassEffectUnion(id:namespace:)`). Shapes that stand apart keep their outlines, however near they are.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  @State private var unions: [GlassUnion: [GlassPiece]] = [:]

  /// - Parameter spacing: The distance in points within which shapes flow into each other on Apple's systems; here they keep their outlines.
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

/// Which glass is one.
// The name is `Sendable`, which `AnyHashable` doesn't say.
struct GlassUnion: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A part of a union.
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
  /// The union that glass inside belongs to.
  var glassUnion: GlassUnion? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }

  /// The unions of the container around; nil outside of any.
  var glassUnions: [GlassUnion: [GlassPiece]]? {
    get { self[GlassUnionsKey.self] }
    set { self[GlassUnionsKey.self] = newValue }
  }
}
