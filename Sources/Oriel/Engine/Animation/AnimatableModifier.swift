/// A modifier whose body runs at every tick of an animated change. Mirrors SwiftUI's deprecated `AnimatableModifier`;
/// conforming to `ViewModifier` and `Animatable` says the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
