import OrielModel

private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }

extension EnvironmentValues {
  /// The effects that are requested for symbols in this environment, the outermost first.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

extension View {
  /// Runs an effect of the content's symbols while it is active. Images that aren't symbols don't change. Mirrors SwiftUI's
  /// `symbolEffect(_:options:isActive:)`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(IndefiniteEffectModifier(motion: effect.configuration.motion, options: options, isActive: isActive))
  }

  /// Runs an effect of the content's symbols each time the value changes. Mirrors SwiftUI's `symbolEffect(_:options:value:)`.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(DiscreteEffectModifier(motion: effect.configuration.motion, options: options, value: value))
  }

  /// Removes the effects of enclosing modifiers. Mirrors SwiftUI's `symbolEffectsRemoved(_:)`.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}

/// An object whose identity distinguishes the effect of a modifier from those of others.
private final class SymbolEffectSource {
  nonisolated init() {}
}

private struct IndefiniteEffectModifier: ViewModifier {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  @State private var source = SymbolEffectSource()

  nonisolated init(motion: SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    self.motion = motion
    self.options = options
    self.isActive = isActive
  }

  func body(content: Content) -> some View {
    let request = SymbolEffectRequest(id: ObjectIdentifier(source), motion: motion, options: options, trigger: .isActive(isActive))
    content.transformEnvironment(\.symbolEffects) { $0.append(request) }
  }
}

nonisolated private struct DiscreteEffectModifier<Value: Equatable>: ViewModifier {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @State private var source = SymbolEffectSource()
  @State private var count = 0

  init(motion: SymbolMotion, options: SymbolEffectOptions, value: Value) {
    self.motion = motion
    self.options = options
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    let request = SymbolEffectRequest(id: ObjectIdentifier(source), motion: motion, options: options, trigger: .count(count))
    content
      .transformEnvironment(\.symbolEffects) { $0.append(request) }
      .onChange(of: value) { count += 1 }
  }
}
