extension View {
  /// Calls the action when modifier keys of the mask are pressed or released while the window is the key window. With `initial`, the action
  /// is also called when the view appears. Mirrors SwiftUI's `onModifierKeysChanged(mask:initial:_:)`.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
  }
}

nonisolated private struct ModifierKeysModifier: ViewModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (_ old: EventModifiers, _ new: EventModifiers) -> Void

  @Environment(\.heldModifiers) private var held

  @MainActor func body(content: Content) -> some View { content.onChange(of: held.intersection(mask), initial: isInitial, action) }
}

private enum HeldModifiersKey: EnvironmentKey { static var defaultValue: EventModifiers { [] } }

extension EnvironmentValues {
  /// The modifier keys that are held in the window.
  var heldModifiers: EventModifiers {
    get { self[HeldModifiersKey.self] }
    set { self[HeldModifiersKey.self] = newValue }
  }
}
