extension View {
  /// Sets the layout direction in which the drawing is mirrored, if any. Hit testing follows the drawing. Mirrors SwiftUI's
  /// `layoutDirectionBehavior(_:)`.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(EffectModifier(effect: FlipEffect(behavior: behavior)))
  }
}
