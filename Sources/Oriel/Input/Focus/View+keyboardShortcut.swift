import Foundation

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut that presses the buttons here, for styles that show it. Mirrors SwiftUI's `keyboardShortcut`.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Has a key do what the control is for, wherever in the window the focus is. Mirrors SwiftUI's `keyboardShortcut(_:modifiers:)`.
  ///
  /// Command is the Super key, or Control as in other programs of the desktop. A shortcut without Command, Control or Option works where
  /// what has the focus has no use for the key: a text field takes what it types. What a modal presentation covers, and what is disabled, isn't
  /// pressed. Of several controls with the same shortcut the first is, in the order of the tree; those of a presentation come before what is behind.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Mirrors SwiftUI's `keyboardShortcut(_:modifiers:localization:)`.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Mirrors SwiftUI's `keyboardShortcut(_:)`. In an alert the button with `.defaultAction` is the one that is shown with prominence.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { keyboardShortcut(Optional(shortcut)) }

  /// Nil takes a shortcut from around away. Mirrors SwiftUI's `keyboardShortcut(_:)`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

nonisolated private struct KeyboardShortcutModifier: BoxModifier, Equatable {
  let shortcut: KeyboardShortcut?

  @MainActor func makeBox(_ node: AnyViewNode) -> KeyboardShortcutBox { KeyboardShortcutBox(shortcut, node: node) }

  @MainActor func update(_ box: KeyboardShortcutBox, transaction: Transaction) { box.shortcut = shortcut }
}

/// Where controls with a shortcut are found.
@MainActor
final class KeyboardShortcutBox: WrapperBox {
  var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, node: AnyViewNode) {
    self.shortcut = shortcut
    super.init(node: node)
    graph.input.focus.shortcuts.append(self)
  }

  override func willDisappear() { graph.input.focus.shortcuts.removeAll { $0 === self } }

  fileprivate func matches(_ event: KeyEvent) -> Bool { shortcut?.matches(event, isMirrored: isMirrored) ?? false }

  /// The first control inside that has the shortcut and can be pressed.
  fileprivate var control: (any PressTarget)? { isAttached ? control(in: self) : nil }

  private func control(in box: LayoutBox) -> (any PressTarget)? {
    guard !box.isLeaving else { return nil }
    if let control = box as? any PressTarget, control.canBePressed, control.environment.keyboardShortcut == shortcut,
      control.barrier == nil
    {
      return control
    }
    for child in box.children { if let found = control(in: child) { return found } }
    return nil
  }

  /// Sorts what is in front before what is behind, and of the same layer in the order of the tree.
  fileprivate var precedence: [Int] {
    let path = treePath
    guard let place = path.first, graph.rootBox.children[place] is WindowLayerBox else { return [0] + path }
    return [-place] + path
  }
}

extension FocusEngine {
  /// A key that is a command whatever has the focus.
  func handleCommandShortcut(_ event: KeyEvent) -> Bool {
    guard !event.modifiers.isDisjoint(with: KeyboardShortcut.commandModifiers) else { return false }
    return handleShortcut(event)
  }

  /// A key that what has the focus had no use for.
  func handlePlainShortcut(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: KeyboardShortcut.commandModifiers) else { return false }
    // The input method makes text of it.
    let isText = event.characters.unicodeScalars.first.map { $0.value >= 0x20 && $0.value != 0x7F } ?? false
    if isText, focused?.takesText == true { return false }
    return handleShortcut(event)
  }

  /// Whether a control has the key as its shortcut, be it one that can't be pressed now.
  func hasShortcut(for event: KeyEvent) -> Bool { shortcuts.contains { $0.isAttached && $0.matches(event) } }

  /// Presses the control that a text field's Return is for, where nobody else wants it.
  func pressDefaultAction() { _ = press(shortcuts.filter { $0.shortcut == .defaultAction }, isRepeated: false) }

  private func handleShortcut(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, !shortcuts.isEmpty else { return false }
    return press(shortcuts.filter { $0.matches(event) }, isRepeated: event.phase == .repeat)
  }

  /// A key that is held presses once.
  private func press(_ candidates: [KeyboardShortcutBox], isRepeated: Bool) -> Bool {
    let controls = candidates.compactMap { box in box.control.map { (control: $0, precedence: box.precedence) } }
    guard let first = controls.min(by: { $0.precedence.lexicographicallyPrecedes($1.precedence) }) else { return false }
    if !isRepeated { first.control.press() }
    return true
  }
}
