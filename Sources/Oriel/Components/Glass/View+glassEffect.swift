import Foundation
import OrielDrawing

/// The shape of a glass effect that says none: a capsule. Mirrors SwiftUI's `DefaultGlassEffectShape`.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated struct GlassEffectModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.glassUnion) private var union
  @Environment(\.glassUnions) private var unions
  @Namespace private var id
  @GestureState private var isPressed = false

  init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.backgroundMaterial, glass.kind == .identity ? nil : glass.material)
      .background { if glass.kind != .identity { ground } }
      .scaleEffect(isPressed ? 1.04 : 1)
      .animation(.spring(duration: 0.25), value: isPressed)
      .simultaneousGesture(
        glass.isInteractive && glass.kind != .identity
          ? DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true } : nil)
  }

  /// Of glass that forms a union, the first one draws for all.
  @MainActor @ViewBuilder private var ground: some View {
    if let union, let unions {
      Color.clear.anchorPreference(key: GlassPiecesKey.self, value: .bounds) { [GlassPiece(id: id, union: union, bounds: $0)] }
      if let pieces = unions[union], pieces.first?.id == id {
        GeometryReader { proxy in
          let rect = pieces.dropFirst().reduce(proxy[pieces[0].bounds]) { $0.union(proxy[$1.bounds]) }
          GlassGround(glass: glass, shape: shape, isPressed: isPressed)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    } else {
      GlassGround(glass: glass, shape: shape, isPressed: isPressed)
    }
  }
}

/// How a view with glass comes and goes. Mirrors SwiftUI's `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
  fileprivate enum Kind { case identity, matchedGeometry, materialize }
  fileprivate let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// It grows out of its middle, and shrinks into that.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// It comes into focus where it stands.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
  /// Stands the view on glass of the shape. What is in it, such as a text, isn't changed, and is pressed as before. Mirrors SwiftUI's
  /// `glassEffect(_:in:)`.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Names the glass, so that it moves from a view to the view with the same name that is shown in place of it, while that is animated; nil is no
  /// name. Mirrors SwiftUI's `glassEffectID(_:in:)`.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(GlassEffectName(id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Has all glass with the name in the `GlassEffectContainer` around be one: that of the first one, around all of them. Nil is no name. Mirrors
  /// SwiftUI's `glassEffectUnion(id:namespace:)`.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
  }

  /// How the view comes and goes, while that is animated. Mirrors SwiftUI's `glassEffectTransition(_:)`.
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    let change: AnyTransition =
      switch transition.kind {
      case .identity: .identity
      case .matchedGeometry: .scale(scale: 0.6).combined(with: .opacity)
      case .materialize: AnyTransition(.blurReplace)
      }
    return self.transition(change)
  }
}

nonisolated private struct GlassEffectName: ViewModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID

  @MainActor func body(content: Content) -> some View {
    if let id { content.matchedGeometryEffect(id: GlassName(id: id), in: namespace) } else { content }
  }
}

/// Keeps the names of glass apart from those that a program gives to other views.
private struct GlassName: Hashable {
  let id: AnyHashable
}
