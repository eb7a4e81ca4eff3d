import Foundation
import OrielDrawing

/// The default shape of a glass effect: a capsule. Mirrors SwiftUI's `DefaultGlassEffectShape`.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the default shape.
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

  /// The glass behind the view. In a union the first view draws the glass for all.
  @MainActor @ViewBuilder private var ground: some View {
    if let union, let unions {
      Color.clear.anchorPreference(key: GlassPiecesKey.self, value: .bounds) { [GlassPiece(id: id, union: union, bounds: $0)] }
      if let pieces = unions[union], pieces.first?.id == id {
        GeometryReader { proxy in
          let rect = pieces.dropFirst().reduce(proxy[pieces[0].bounds]) { $0.union(proxy[$1.bounds]) }
          GlassBackground(glass: glass, shape: shape, isPressed: isPressed)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    } else {
      GlassBackground(glass: glass, shape: shape, isPressed: isPressed)
    }
  }
}

/// The transition of a view with glass. Mirrors SwiftUI's `GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
  fileprivate enum Kind { case identity, matchedGeometry, materialize }
  fileprivate let kind: Kind

  /// A transition without animation.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// A transition that scales the view from and to its center, and fades it.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// A transition that blurs the view in place.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
  /// Places the view on glass of the given shape. The content keeps its appearance and its hit testing. Mirrors SwiftUI's
  /// `glassEffect(_:in:)`.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Identifies the glass in a namespace. In an animated change the glass moves from a removed view to the inserted view with the same id.
  /// `nil` means no id. Mirrors SwiftUI's `glassEffectID(_:in:)`.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(GlassEffectName(id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Combines all glass with the same id in the enclosing `GlassEffectContainer` into one shape: the first view's, around all of them.
  /// `nil` means no union. Mirrors SwiftUI's `glassEffectUnion(id:namespace:)`.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
  }

  /// Sets the transition of the view's insertion and removal in animated changes. Mirrors SwiftUI's `glassEffectTransition(_:)`.
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

/// The id of a glass, distinct from the ids that the app gives to other views.
private struct GlassName: Hashable {
  let id: AnyHashable
}
