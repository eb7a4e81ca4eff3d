import Oriel

extension TestHost {
  /// What the focused text told the window's input method; nil where nothing takes text.
  package var textInput: TextInputState? { window.textInput }

  /// Presses and releases a key. False if nothing used it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let isUsed = send(key, modifiers)
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  /// Holds these modifier keys from now on, and no others, until the next call. They aren't taken along by the keys that are pressed.
  public func holdModifiers(_ modifiers: EventModifiers) {
    content.modifiersDidChange(to: modifiers)
    advance(by: TestHost.frameDuration)
  }

  /// Types into whatever has the focus, a key a frame. A line break is the Return key: a field submits, an editor begins a line.
  ///
  /// False if nothing used a part of the text, as where nothing has the focus; then `messages` says so, too.
  @discardableResult
  public func type(_ text: String) -> Bool {
    if let view = content.focusedPlatformView {
      perform { view.insert(text) }
      advance(by: TestHost.frameDuration)
      return true
    }
    var unused = ""
    for character in text {
      let isLineBreak = character == "\n" || character == "\r\n"
      if !press(isLineBreak ? .return : KeyEquivalent(character)) { unused.append(character) }
    }
    guard !unused.isEmpty else { return true }
    log.note(
      "Nothing used \(unused.debugDescription), which was typed: "
        + (window.textInput == nil ? "nothing that takes text has the focus." : "what has the focus takes no such keys."))
    return false
  }

  /// A key that nobody uses goes on to the input method, which types it, as on the desktop.
  @discardableResult
  private func send(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let typed = types(key, modifiers) ? String(key.character) : ""
    var isUsed = perform { content.handle(KeyEvent(phase: .down, key: key, characters: typed, modifiers: modifiers, time: time)) }
    if !isUsed, !typed.isEmpty {
      perform { content.handle(.insert(typed)) }
      isUsed = window.textInput != nil
    }
    perform { content.handle(KeyEvent(phase: .up, key: key, characters: typed, modifiers: modifiers, time: time)) }
    return isUsed
  }

  private func types(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.isDisjoint(with: [.command, .control, .option]), let scalar = key.character.unicodeScalars.first else { return false }
    // Controls and the private characters that name arrows and the like type nothing.
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
