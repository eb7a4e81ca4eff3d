import Foundation
import OrielDrawing

/// A transition that is an effect on what the view draws.
protocol EffectTransition: DirectTransition {
  /// What is done to the view in a phase; nothing in `identity`.
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

/// Nothing is to be seen of the view's coming and going. Mirrors SwiftUI's `IdentityTransition`.
nonisolated public struct IdentityTransition: EffectTransition {
  public init() {}

  static var hasMotion: Bool { false }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect() }
}

/// The view fades in and out. Mirrors SwiftUI's `OpacityTransition`.
nonisolated public struct OpacityTransition: EffectTransition {
  public init() {}

  static var hasMotion: Bool { false }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(opacity: phase.isIdentity ? 1 : 0) }
}

/// The view grows from a factor of its size, and shrinks to it. Mirrors SwiftUI's `ScaleTransition`.
nonisolated public struct ScaleTransition: EffectTransition {
  /// 0 is nothing, 1 the view's own size.
  public var scale: Double
  /// What stays where it is.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  func effect(in phase: TransitionPhase) -> TransitionEffect {
    let factor = phase.isIdentity ? 1 : scale
    return TransitionEffect(scale: CGSize(width: factor, height: factor), anchor: anchor)
  }
}

/// The view comes from a distance, in points, and goes back there. Mirrors SwiftUI's `OffsetTransition`.
nonisolated public struct OffsetTransition: EffectTransition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(offset: phase.isIdentity ? .zero : offset) }
}

/// The view moves in from an edge and out to it, by its own size. Mirrors SwiftUI's `MoveTransition`.
nonisolated public struct MoveTransition: EffectTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(shift: phase.isIdentity ? .zero : edge.shift) }
}

/// The view moves in from the leading edge and out to the trailing one. Mirrors SwiftUI's `SlideTransition`.
nonisolated public struct SlideTransition: EffectTransition {
  public init() {}

  func effect(in phase: TransitionPhase) -> TransitionEffect { TransitionEffect(shift: CGSize(width: phase.value, height: 0)) }
}

/// The view moves in from an edge and fades in, and goes to the edge across, fading out. Mirrors SwiftUI's `PushTransition`.
nonisolated public struct PushTransition: EffectTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  func effect(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect(
      opacity: phase.isIdentity ? 1 : 0,
      shift: CGSize(width: -phase.value * edge.shift.width, height: -phase.value * edge.shift.height))
  }
}

/// The view comes out of a blur while another goes into one. Mirrors SwiftUI's `BlurReplaceTransition`.
nonisolated public struct BlurReplaceTransition: EffectTransition {
  /// How the sizes of the two change. Mirrors SwiftUI's `BlurReplaceTransition.Configuration`.
  public struct Configuration: Equatable, Sendable {
    private let isUp: Bool
    /// What goes shrinks, what comes grows.
    public static let downUp = Configuration(isUp: false)
    /// What goes and what comes grow.
    public static let upUp = Configuration(isUp: true)

    fileprivate func scale(in phase: TransitionPhase) -> CGFloat {
      switch phase {
      case .identity: 1
      case .willAppear: 0.85
      case .didDisappear: isUp ? 1.15 : 0.85
      }
    }
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  func effect(in phase: TransitionPhase) -> TransitionEffect {
    let scale = configuration.scale(in: phase)
    return TransitionEffect(
      opacity: phase.isIdentity ? 1 : 0, scale: CGSize(width: scale, height: scale), blur: phase.isIdentity ? 0 : 12)
  }
}

extension Edge {
  /// Out over the edge, in fractions of a view's size.
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
  /// See `IdentityTransition`.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// See `OpacityTransition`.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// See `ScaleTransition`.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// See `OffsetTransition`.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// See `OffsetTransition`.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// See `MoveTransition`.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// See `SlideTransition`.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// See `PushTransition`.
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// See `BlurReplaceTransition`.
  nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }

  /// What goes shrinks into a blur, what comes grows out of one.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
