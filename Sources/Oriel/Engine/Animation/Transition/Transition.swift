/// A description of how a view appears and goes. Mirrors SwiftUI's `Transition`.
///
/// The body shows the content as it is in a phase: `identity` while it is there, `willAppear` just before it comes in, `didDisappear` once it has
/// gone. Where a change is animated, what differs between the phases is on its way from one to the next.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  /// What is shown of the content in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is made of.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }

  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// By default a transition counts as one that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The content as the transition shows it in a phase: what a transition made of others has in its body.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(transition: self, phase: phase))
  }

  /// The transition with an animation of its own, in place of that of the change; nil makes it none.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(transition: self, animation: animation)
  }

  /// Both transitions, the other around this one.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// Where a view is on its way in or out. Mirrors SwiftUI's `TransitionPhase`.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is there.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is there, and looks as it does without a transition.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it is there, 1 once it has gone: what a transition that goes through is multiplied with.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is made of. Mirrors SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves. One that does is replaced by a fade where the user wants less motion.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated struct TransitionBody<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView<T>(content: AnyView(content)), phase: phase)
  }
}

/// A transition that is made of what `AnyTransition` knows, and needs no body to be run.
protocol DirectTransition: Transition {
  nonisolated var erased: AnyTransition { get }
}

nonisolated struct AnimatedTransition<Base: Transition>: DirectTransition {
  let transition: Base
  let animation: Animation?

  @MainActor static var properties: TransitionProperties { Base.properties }

  var erased: AnyTransition { AnyTransition(transition).animation(animation) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    transition.apply(content: content, phase: phase).animation(animation, value: phase)
  }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: DirectTransition {
  let first: First
  let second: Second

  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
