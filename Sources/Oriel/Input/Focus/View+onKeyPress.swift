import Foundation

nonisolated struct KeyPressModifier: BoxModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func makeBox(_ node: AnyViewNode) -> KeyPressBox { KeyPressBox(self, node: node) }

  @MainActor func update(_ box: KeyPressBox, transaction: Transaction) { box.modifier = self }
}

/// A box that receives the keys for the focused view in its content, before that view does.
@MainActor
final class KeyPressBox: WrapperBox {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  func handle(_ press: KeyPress) -> Bool {
    guard modifier.phases.contains(press.phase), modifier.matches(press) else { return false }
    return modifier.action(press) == .handled
  }
}

extension View {
  /// Calls the action when a key is pressed or repeats while this view, or a view inside of it, has the focus. Mirrors SwiftUI's
  /// `onKeyPress(_:action:)`.
  ///
  /// Of several actions the innermost is called first, and all of them before the focused view: a text field receives the keys that they
  /// ignore.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Calls the action for the phases of a key. Mirrors SwiftUI's `onKeyPress(_:phases:action:)`.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls the action for the phases of several keys. Mirrors SwiftUI's `onKeyPress(keys:phases:action:)`.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Calls the action for keys that type characters of a set. Mirrors SwiftUI's `onKeyPress(characters:phases:action:)`.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        matches: { press in
          // With Control a key types no characters and is identified by its name.
          let typed = press.characters.isEmpty ? String(press.key.character) : press.characters
          return typed.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Calls the action for every key. Mirrors SwiftUI's `onKeyPress(phases:action:)`.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }
}
