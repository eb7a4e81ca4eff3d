/// A transition with different transitions for insertion and removal. Mirrors SwiftUI's `AsymmetricTransition`.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: DirectTransition {
  /// The transition of an inserted view.
  public var insertion: Insertion
  /// The transition of a removed view.
  public var removal: Removal

  /// Creates a transition from one for insertion and one for removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  var erased: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}
