import Foundation
import OrielDrawing

/// A transition that is an effect on the drawing of the view.
protocol EffectTransition: DirectTransition {
  /// Returns the effect in a phase. It has to be the identity in `identity`.
  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect
  nonisolated static var hasMotion: Bool { get }
}

extension EffectTransition {
  nonisolated static var hasMotion: Bool { true }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: hasMotion) }

  nonisolated var erased: AnyTransition {
    AnyTransition(insertion: effect(in: .willAppear), removal: effect(in: .didDisappear), hasMotion: Self.hasMotion)
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EffectModifier(effect: effect(in: phase)))
  }
}

/// A transition without a visible effect. Mirrors SwiftUI's `IdentityTransition`.
nonisolated public struct IdentityTransition: EffectTransition {
  /// Creates a transition.
  public init() {}

  static var hasMotion: Bool { false }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect() }
}

/// A transition that fades the view in and out. Mirrors SwiftUI's `OpacityTransition`.
nonisolated public struct OpacityTransition: EffectTransition {
  /// Creates a transition.
  public init() {}

  static var hasMotion: Bool { false }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(opacity: phase.isIdentity ? 1 : 0) }
}

/// A transition that scales the view from and to a factor of its size. Mirrors SwiftUI's `ScaleTransition`.
nonisolated public struct ScaleTransition: EffectTransition {
  /// The factor of the removed view's size: 0 is no size, 1 the view's own.
  public var scale: Double
  /// The fixed point of the scaling.
  public var anchor: UnitPoint

  /// Creates a transition with a factor and a fixed point.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  func effect(in phase: TransitionPhase) -> TransitionEffect {
    let factor = phase.isIdentity ? 1 : scale
    return TransitionEffect(scale: CGSize(width: factor, height: factor), anchor: anchor)
  }
}

/// A transition that moves the view from and to an offset, in points. Mirrors SwiftUI's `OffsetTransition`.
nonisolated public struct OffsetTransition: EffectTransition {
  /// The offset of the removed view, in points.
  public var offset: CGSize

  /// Creates a transition with an offset in points.
  public init(_ offset: CGSize) { self.offset = offset }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(offset: phase.isIdentity ? .zero : offset) }
}

/// A transition that moves the view in from an edge and out to it, by the view's own size. Mirrors SwiftUI's `MoveTransition`.
nonisolated public struct MoveTransition: EffectTransition {
  /// The edge from and to which the view moves.
  public var edge: Edge

  /// Creates a transition with an edge.
  public init(edge: Edge) { self.edge = edge }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(shift: phase.isIdentity ? .zero : edge.shift) }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge. Mirrors SwiftUI's `SlideTransition`.
nonisolated public struct SlideTransition: EffectTransition {
  /// Creates a transition.
  public init() {}

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(shift: CGSize(width: phase.value, height: 0)) }
}

/// A transition that moves the view in from an edge and out to the opposite one, with a fade. Mirrors SwiftUI's `PushTransition`.
nonisolated public struct PushTransition: EffectTransition {
  /// The edge from which the view moves in.
  public var edge: Edge

  /// Creates a transition with an edge.
  public init(edge: Edge) { self.edge = edge }

  func effect(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(
      opacity: phase.isIdentity ? 1 : 0,
      shift: CGSize(width: -phase.value * edge.shift.width, height: -phase.value * edge.shift.height))
  }
}

/// A transition that blurs the removed view, and unblurs the inserted one. Mirrors SwiftUI's `BlurReplaceTransition`.
nonisolated public struct BlurReplaceTransition: EffectTransition {
  /// The change of the sizes of both views. Mirrors SwiftUI's `BlurReplaceTransition.Configuration`.
  public struct Configuration: Equatable, Sendable {
    private let isUp: Bool
    /// The configuration in which the removed view shrinks and the inserted one grows.
    public static let downUp = Configuration(isUp: false)
    /// The configuration in which both views grow.
    public static let upUp = Configuration(isUp: true)

    fileprivate func scale(in phase: TransitionPhase) -> CGFloat {
      switch phase {
      case .identity: 1
      case .willAppear: 0.85
      case .didDisappear: isUp ? 1.15 : 0.85
      }
    }
  }

  /// The change of the sizes of both views.
  public var configuration: Configuration

  /// Creates a transition with a configuration.
  public init(configuration: Configuration) { self.configuration = configuration }

  func effect(in phase: TransitionPhase) -> TransitionEffect {
    let scale = configuration.scale(in: phase)
    return TransitionEffect(
      opacity: phase.isIdentity ? 1 : 0, scale: CGSize(width: scale, height: scale), blur: phase.isIdentity ? 0 : 12)
  }
}

extension Edge {
  /// The offset beyond the edge, in fractions of a view's size.
  nonisolated fileprivate var shift: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without a visible effect.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to zero.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that scales the view from and to a factor of its size.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from and to an offset, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Returns a transition that moves the view from and to an offset, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge and out to it.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out to the opposite one.
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Returns a transition that blurs the removed view, and unblurs the inserted one.
  nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }

  /// A transition that shrinks and blurs the removed view, and grows and unblurs the inserted one.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
