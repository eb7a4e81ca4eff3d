/// A transition of a view on insertion and removal. Mirrors SwiftUI's `Transition`.
///
/// The body shows the content in a phase: `willAppear` just before its insertion, `identity` while it is present, and `didDisappear` after
/// its removal. If a change is animated, the difference between two phases is animated.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that shows the content in a phase.
  associatedtype Body: View

  /// Returns a view that shows the content in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }

  /// The type of the content.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// The default properties: the transition has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the content as the transition shows it in a phase. The body of a transition that consists of others calls it.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(transition: self, phase: phase))
  }

  /// Returns the transition with an animation of its own instead of that of the change. With `nil` it isn't animated.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(transition: self, animation: animation)
  }

  /// Returns a transition that applies both transitions, the other one to the result of this one.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// A phase of the insertion or the removal of a view. Mirrors SwiftUI's `TransitionPhase`.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is present.
  case identity
  /// The view has been removed.
  case didDisappear

  /// A Boolean value that indicates whether the view is present, and looks as it does without a transition.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a factor: -1 before the view appears, 0 while it is present, 1 after its removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition. Mirrors SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition has motion. A fade replaces such a transition if the user prefers reduced
  /// motion.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated struct TransitionBody<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView<T>(content: AnyView(content)), phase: phase)
  }
}

/// A transition that can be converted to an `AnyTransition` directly, without evaluating its body.
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
