import Foundation
import Oriel

extension TestHost {
  /// The keyboard that the system would bring along.
  package var systemKeyboard: (any SystemKeyboard)? {
    get { window.systemKeyboard }
    set { window.systemKeyboard = newValue }
  }

  /// The dictionaries that the desktop would have.
  package var words: (any WordSource)? {
    get { window.words }
    set { window.words = newValue }
  }
}

extension TestKeyboard {
  /// How many of its keys were to be heard or felt.
  package var presses: Int { host.window.keyPresses }

  /// Whether Oriel's on-screen keyboard is up, or on its way up. It comes for a field that a finger taps: set `usesTouch`.
  public var isShown: Bool { host.graph.softwareKeyboard.isShown }

  /// The keys that are on the screen, in reading order; the identifiers are `key.` and the name that `tap(_:)` takes.
  public var keys: [Element] { host.findAll(role: .isKeyboardKey) }

  /// The one key with the name: what it types without shift, or `space`, `delete`, `shift`, `submit`, `next keyboard`, `letters`, `numbers`,
  /// `symbols`, `emoji`, `hide keyboard`; or else what it says now.
  public func key(_ name: String) throws -> Element {
    let keys = keys
    if let key = keys.first(where: { $0.identifier == "key.\(name)" }) ?? keys.first(where: { $0.label == name }) { return key }
    throw HostError(
      reason: .noMatch,
      description: keys.isEmpty
        ? "There is no key \"\(name)\": the on-screen keyboard isn't up."
        : "There is no key \"\(name)\" on the screen, but \(keys.map(\.label).joined(separator: " ")).")
  }

  /// Presses a key with a finger and lets it go.
  public func tap(_ name: String) throws { try tap(key(name)) }

  private func tap(_ key: Element) throws {
    let usesTouch = host.usesTouch
    host.usesTouch = true
    defer { host.usesTouch = usesTouch }
    try host.tap(key)
  }

  /// Types text key by key, with shift, and with the other planes of keys where a character is there; in the end letters are back.
  public func type(_ text: String) throws {
    for character in text {
      let string = character == " " ? "space" : String(character)
      if try tapKey(string) { continue }
      try change("shift", for: string)
    }
  }

  /// Whether there is a key that types exactly the string.
  private func tapKey(_ string: String) throws -> Bool {
    guard let key = keys.first(where: { $0.label == string || (string == "space" && $0.identifier == "key.space") }) else { return false }
    try tap(key)
    return true
  }

  private func change(_ first: String, for string: String) throws {
    for name in [first, "letters", "shift", "numbers", "symbols"] {
      guard let key = keys.first(where: { $0.identifier == "key.\(name)" }) else { continue }
      try tap(key)
      if try tapKey(string) {
        if name == "numbers" || name == "symbols", let letters = keys.first(where: { $0.identifier == "key.letters" }) { try tap(letters) }
        return
      }
    }
    throw HostError(reason: .noMatch, description: "No key of the on-screen keyboard types \"\(string)\".")
  }
}
