import Foundation

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut that presses the buttons in this view, for styles that show it. Mirrors SwiftUI's `keyboardShortcut`.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Performs the action of the control when a key is pressed, wherever the focus is in the window. Mirrors SwiftUI's
  /// `keyboardShortcut(_:modifiers:)`.
  ///
  /// Command is the Super key, or Control as in other programs of the desktop environment. A shortcut without Command, Control or Option
  /// applies only if the focused view doesn't consume the key: a text field takes what it types. Controls that are disabled or behind a
  /// modal presentation aren't pressed. Of several controls with the same shortcut, the first in the order of the tree is pressed; those of
  /// a presentation precede those behind it.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Performs the action of the control when a key is pressed, with an adaptation to the language. Mirrors SwiftUI's
  /// `keyboardShortcut(_:modifiers:localization:)`.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Performs the action of the control for a shortcut. In an alert, the button with `.defaultAction` is shown with prominence. Mirrors
  /// SwiftUI's `keyboardShortcut(_:)`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { keyboardShortcut(Optional(shortcut)) }

  /// Performs the action of the control for a shortcut. `nil` removes the shortcut of an enclosing view. Mirrors SwiftUI's
  /// `keyboardShortcut(_:)`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

nonisolated private struct KeyboardShortcutModifier: BoxModifier, Equatable {
  let shortcut: KeyboardShortcut?

  @MainActor func makeBox(_ node: AnyViewNode) -> KeyboardShortcutBox { KeyboardShortcutBox(shortcut, node: node) }

  @MainActor func update(_ box: KeyboardShortcutBox, transaction: Transaction) { box.shortcut = shortcut }
}

/// A box that contains controls with a shortcut.
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

  /// The first control in the box that has the shortcut and can be pressed, or `nil` if there is none.
  fileprivate var control: (any PressTarget)? { isAttached ? control(in: self) : nil }

  private func control(in box: LayoutBox) -> (any PressTarget)? {
    guard !box.isBeingRemoved else { return nil }
    if let control = box as? any PressTarget, control.canBePressed, control.environment.keyboardShortcut == shortcut,
      control.barrier == nil
    {
      return control
    }
    for child in box.children { if let found = control(in: child) { return found } }
    return nil
  }

  /// A sort key that places boxes in front before those behind, and boxes of the same layer in the order of the tree.
  fileprivate var precedence: [Int] {
    let path = treePath
    guard let place = path.first, graph.rootBox.children[place] is WindowLayerBox else { return [0] + path }
    return [-place] + path
  }
}

extension FocusEngine {
  /// Handles a key with a command modifier, regardless of the focus. Returns `true` if a control has the shortcut.
  func handleCommandShortcut(_ event: KeyEvent) -> Bool {
    guard !event.modifiers.isDisjoint(with: KeyboardShortcut.commandModifiers) else { return false }
    return handleShortcut(event)
  }

  /// Handles a key without command modifiers that the focused view hasn't consumed. Returns `true` if a control has the shortcut.
  func handlePlainShortcut(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: KeyboardShortcut.commandModifiers) else { return false }
    // The input method turns the key into text.
    let isText = event.characters.unicodeScalars.first.map { $0.value >= 0x20 && $0.value != 0x7F } ?? false
    if isText, focused?.takesText == true { return false }
    return handleShortcut(event)
  }

  /// Returns a Boolean value that indicates whether a control has the key as its shortcut, even if it can't be pressed now.
  func hasShortcut(for event: KeyEvent) -> Bool { shortcuts.contains { $0.isAttached && $0.matches(event) } }

  /// Presses the control with the default action, for the Return key of a text field that no other handler consumes.
  func pressDefaultAction() { _ = press(shortcuts.filter { $0.shortcut == .defaultAction }, isRepeated: false) }

  private func handleShortcut(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, !shortcuts.isEmpty else { return false }
    return press(shortcuts.filter { $0.matches(event) }, isRepeated: event.phase == .repeat)
  }

  /// Presses the control that takes precedence. A key that is held presses it once.
  private func press(_ candidates: [KeyboardShortcutBox], isRepeated: Bool) -> Bool {
    let controls = candidates.compactMap { box in box.control.map { (control: $0, precedence: box.precedence) } }
    guard let first = controls.min(by: { $0.precedence.lexicographicallyPrecedes($1.precedence) }) else { return false }
    if !isRepeated { first.control.press() }
    return true
  }
}
