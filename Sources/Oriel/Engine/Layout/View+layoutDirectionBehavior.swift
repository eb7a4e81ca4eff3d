extension View {
  /// Mirrors the drawing in a direction of reading, or never; what is mirrored is hit where it is seen. Mirrors SwiftUI's
  /// `layoutDirectionBehavior(_:)`.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(EffectModifier(effect: FlipEffect(behavior: behavior)))
  }
}
