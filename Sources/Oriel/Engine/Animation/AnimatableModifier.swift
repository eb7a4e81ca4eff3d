/// A modifier whose body is evaluated at every tick of an animated change. Mirrors SwiftUI's deprecated `AnimatableModifier`. A conformance
/// to `ViewModifier` and `Animatable` has the same effect.
public protocol AnimatableModifier: Animatable, ViewModifier {}
