import Foundation
import OrielDrawing

/// A transition of a view on insertion and removal. Mirrors SwiftUI's `AnyTransition`.
///
/// Transitions that are effects on the drawing are applied by the view's boxes. A custom transition evaluates its body, once for each
/// phase.
public struct AnyTransition {
  var insertion: TransitionEffect
  var removal: TransitionEffect
  /// The animation of the effects instead of the change's animation, or `nil` to use that of the change. An inner `nil` disables the
  /// animation.
  var insertionAnimation: Animation??
  var removalAnimation: Animation??
  /// The part of the transition with a body, or `nil`.
  var staged: (any Transition)?
  /// Indicates whether `staged` has an animation of its own.
  var stageIsAnimated = false
  private var effectsHaveMotion: Bool

  init(insertion: TransitionEffect, removal: TransitionEffect, hasMotion: Bool) {
    self.insertion = insertion
    self.removal = removal
    effectsHaveMotion = hasMotion
  }

  private init(staged: any Transition, isAnimated: Bool = false) {
    self.init(insertion: TransitionEffect(), removal: TransitionEffect(), hasMotion: false)
    self.staged = staged
    stageIsAnimated = isAnimated
  }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    if let direct = transition as? any DirectTransition { self = direct.erased } else { self.init(staged: transition) }
  }

  /// A transition without a visible effect.
  public static var identity: AnyTransition { IdentityTransition().erased }
  /// A transition that fades the view in and out.
  public static var opacity: AnyTransition { OpacityTransition().erased }
  /// A transition that scales the view from and to zero.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Returns a transition that scales the view from and to a factor of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    ScaleTransition(scale, anchor: anchor).erased
  }

  /// Returns a transition that moves the view from and to an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { OffsetTransition(offset).erased }

  /// Returns a transition that moves the view from and to an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Returns a transition that moves the view in from an edge and out to it, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { MoveTransition(edge: edge).erased }

  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { SlideTransition().erased }

  /// Returns a transition that moves the view in from an edge and out to the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition { PushTransition(edge: edge).erased }

  /// Returns a transition between two modifiers, one for the removed view and one for the inserted view. The difference between them is
  /// animated.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(staged: ModifierTransition(active: active, identity: identity))
  }

  /// Returns a transition with different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var result = AnyTransition(
      insertion: insertion.insertion, removal: removal.removal, hasMotion: insertion.effectsHaveMotion || removal.effectsHaveMotion)
    result.insertionAnimation = insertion.insertionAnimation
    result.removalAnimation = removal.removalAnimation
    if insertion.staged != nil || removal.staged != nil {
      let (stagedInsertion, stagedRemoval): (any Transition, any Transition) =
        (insertion.staged ?? IdentityTransition(), removal.staged ?? IdentityTransition())
      result.staged = join(stagedInsertion, stagedRemoval)
      result.stageIsAnimated = insertion.stageIsAnimated || removal.stageIsAnimated
    }
    return result
  }

  private static func join(_ insertion: some Transition, _ removal: some Transition) -> any Transition {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }

  /// Returns a transition that applies both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    // The effects are one animated value. If both transitions have animations of their own, one of them is applied as a modifier instead.
    guard insertionAnimation == other.insertionAnimation, removalAnimation == other.removalAnimation else {
      return AnyTransition(staged: Self.combine(asStaged, other.asStaged), isAnimated: true)
    }
    var result = AnyTransition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal),
      hasMotion: effectsHaveMotion || other.effectsHaveMotion)
    result.insertionAnimation = insertionAnimation
    result.removalAnimation = removalAnimation
    switch (staged, other.staged) {
    case (let first?, let second?): result.staged = Self.combine(first, second)
    case (let first, let second): result.staged = first ?? second
    }
    result.stageIsAnimated = stageIsAnimated || other.stageIsAnimated
    return result
  }

  private static func combine(_ first: some Transition, _ second: some Transition) -> any Transition {
    CombinedTransition(first: first, second: second)
  }

  /// The transition as one with a body.
  private var asStaged: any Transition {
    let effects = EffectsTransition(transition: self)
    return staged.map { Self.combine($0, effects) } ?? effects
  }

  /// Returns the transition with an animation of its own instead of that of the change. With `nil` it isn't animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated(_ transition: some Transition) -> any Transition { AnimatedTransition(transition: transition, animation: animation) }
    var result = self
    result.insertionAnimation = .some(animation)
    result.removalAnimation = .some(animation)
    result.staged = staged.map { animated($0) }
    result.stageIsAnimated = staged != nil
    return result
  }

  /// The replacement of the transition if the user prefers reduced motion.
  var asFade: AnyTransition {
    var result = AnyTransition.opacity
    result.insertionAnimation = insertionAnimation
    result.removalAnimation = removalAnimation
    return result
  }

  /// Indicates whether the transition is animated even if the change isn't.
  var isAnimatedByItself: Bool {
    func has(_ animation: Animation??) -> Bool { if case .some(.some) = animation { true } else { false } }
    return stageIsAnimated || has(insertionAnimation) || has(removalAnimation)
  }

  /// Indicates whether a fade replaces the transition if the user prefers reduced motion.
  @MainActor var hasMotion: Bool {
    func moves<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
    return effectsHaveMotion || staged.map { moves($0) } ?? false
  }
}

extension AnyTransition {
  /// A transition that applies the effects of another one as a modifier.
  nonisolated private struct EffectsTransition: Transition {
    let transition: AnyTransition

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
      let animation = phase == .didDisappear ? transition.removalAnimation : transition.insertionAnimation
      return content.modifier(EffectModifier(effect: transition.effect(in: phase)))
        .transaction(value: phase) { if let animation, !$0.disablesAnimations { $0.animation = animation } }
    }
  }

  private func effect(in phase: TransitionPhase) -> TransitionEffect {
    switch phase {
    case .willAppear: insertion
    case .identity: TransitionEffect(anchor: insertion.anchor)
    case .didDisappear: removal
    }
  }
}

nonisolated private struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(phase.isIdentity ? identity : active) }
}
