import Oriel

extension TestHost {
  /// The text input state that the focused view has reported to the window's input method, or `nil` if no text input has the focus.
  package var textInput: TextInputState? { window.textInput }

  /// Presses and releases a key. Returns `false` if no view handled it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let isUsed = send(key, modifiers)
    advance(by: TestHost.frameDuration)
    return isUsed
  }

  /// Holds exactly these modifier keys until the next call. They aren't added to the modifiers of the keys that are pressed.
  public func holdModifiers(_ modifiers: EventModifiers) {
    content.modifiersDidChange(to: modifiers)
    advance(by: TestHost.frameDuration)
  }

  /// Types text into the focused view, one key per frame. A line break is the Return key: it submits a field, and begins a line in an
  /// editor.
  ///
  /// Returns `false` if a part of the text was not handled, for example because no view has the focus; `messages` then contains a message
  /// about it.
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
      "No view handled the typed text \(unused.debugDescription): "
        + (window.textInput == nil ? "no text input has the focus." : "the focused view doesn't accept these keys."))
    return false
  }

  /// Sends a key, and then inserts its text through the input method if no view handled the key, as a real window does.
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
    // Control characters, and the private-use characters that stand for arrow keys and the like, insert no text.
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
