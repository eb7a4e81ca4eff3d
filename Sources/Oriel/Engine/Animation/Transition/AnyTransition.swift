import Foundation
import OrielDrawing

/// How a view appears and goes. Mirrors SwiftUI's `AnyTransition`.
///
/// Effects on what the view draws are carried out by its boxes alone; a transition of somebody's own runs its body, once for each phase.
public struct AnyTransition {
  var insertion: TransitionEffect
  var removal: TransitionEffect
  /// What to animate the effects with in place of the change's animation; nil leaves it to the change.
  var insertionAnimation: Animation??
  var removalAnimation: Animation??
  /// What has a body to be run.
  var staged: (any Transition)?
  /// Whether `staged` brings an animation along.
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

  /// A transition whatever its type.
  public init<T: Transition>(_ transition: T) {
    if let direct = transition as? any DirectTransition { self = direct.erased } else { self.init(staged: transition) }
  }

  /// Nothing is to be seen of the view's coming and going.
  public static var identity: AnyTransition { IdentityTransition().erased }
  /// Fades in and out.
  public static var opacity: AnyTransition { OpacityTransition().erased }
  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from a factor of the view's size, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    ScaleTransition(scale, anchor: anchor).erased
  }

  /// Comes from a distance, in points, and goes back there.
  public static func offset(_ offset: CGSize) -> AnyTransition { OffsetTransition(offset).erased }

  /// Comes from a distance, in points, and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Moves in from an edge and out to it, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { MoveTransition(edge: edge).erased }

  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition { SlideTransition().erased }

  /// In from an edge, out to the one across, and fading.
  public static func push(from edge: Edge) -> AnyTransition { PushTransition(edge: edge).erased }

  /// One modifier while the view is away, another while it is there: what differs between them is animated.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(staged: ModifierTransition(active: active, identity: identity))
  }

  /// One transition on the way in and another on the way out.
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

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    // Effects are one value on its way. Where each has an animation of its own, one of them is put around the view instead.
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

  /// The transition as one that has a body.
  private var asStaged: any Transition {
    let effects = EffectsTransition(transition: self)
    return staged.map { Self.combine($0, effects) } ?? effects
  }

  /// The transition with an animation of its own, in place of that of the change; nil makes it none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated(_ transition: some Transition) -> any Transition { AnimatedTransition(transition: transition, animation: animation) }
    var result = self
    result.insertionAnimation = .some(animation)
    result.removalAnimation = .some(animation)
    result.staged = staged.map { animated($0) }
    result.stageIsAnimated = staged != nil
    return result
  }

  /// What stands for the transition where the user wants less motion.
  var asFade: AnyTransition {
    var result = AnyTransition.opacity
    result.insertionAnimation = insertionAnimation
    result.removalAnimation = removalAnimation
    return result
  }

  /// Whether the view comes and goes with an animation though the change has none.
  var isAnimatedByItself: Bool {
    func has(_ animation: Animation??) -> Bool { if case .some(.some) = animation { true } else { false } }
    return stageIsAnimated || has(insertionAnimation) || has(removalAnimation)
  }

  /// Whether it is replaced by a fade where the user wants less motion.
  @MainActor var hasMotion: Bool {
    func moves<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
    return effectsHaveMotion || staged.map { moves($0) } ?? false
  }
}

extension AnyTransition {
  /// The effects of a transition, put around the view.
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
