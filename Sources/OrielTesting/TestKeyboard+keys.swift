import Foundation
import Oriel

extension TestHost {
  /// The keyboard that the system provides, or `nil` if there is none.
  package var systemKeyboard: (any SystemKeyboard)? {
    get { window.systemKeyboard }
    set { window.systemKeyboard = newValue }
  }

  /// The source of dictionaries that the desktop provides, or `nil` if there is none.
  package var words: (any WordSource)? {
    get { window.words }
    set { window.words = newValue }
  }
}

extension TestKeyboard {
  /// The number of key presses for which a sound or haptic feedback was requested.
  package var presses: Int { host.window.keyPresses }

  /// A Boolean value that indicates whether Oriel's on-screen keyboard is shown or being presented. It is presented for a field that is
  /// tapped with a finger: set `usesTouch`.
  public var isShown: Bool { host.graph.softwareKeyboard.isShown }

  /// The keys on the screen, in reading order. The identifier of a key is `key.` followed by the name that `tap(_:)` takes.
  public var keys: [Element] { host.findAll(role: .isKeyboardKey) }

  /// Returns the key with a name: the character that it types without shift, or `space`, `delete`, `shift`, `submit`, `next keyboard`,
  /// `letters`, `numbers`, `symbols`, `emoji` or `hide keyboard`, or else its current label. Throws a `HostError` if there is none.
  public func key(_ name: String) throws -> Element {
    let keys = keys
    if let key = keys.first(where: { $0.identifier == "key.\(name)" }) ?? keys.first(where: { $0.label == name }) { return key }
    throw HostError(
      reason: .noMatch,
      description: keys.isEmpty
        ? "There is no key \"\(name)\": the software keyboard isn't shown."
        : "There is no key \"\(name)\". The keys are: \(keys.map(\.label).joined(separator: " ")).")
  }

  /// Presses the key with a name with a finger, and releases it.
  public func tap(_ name: String) throws { try tap(key(name)) }

  private func tap(_ key: Element) throws {
    let usesTouch = host.usesTouch
    host.usesTouch = true
    defer { host.usesTouch = usesTouch }
    try host.tap(key)
  }

  /// Types text key by key, and switches to shifted letters and to the other layouts for characters that need them. At the end the layout
  /// of letters is shown.
  public func type(_ text: String) throws {
    for character in text {
      let string = character == " " ? "space" : String(character)
      if try tapKey(string) { continue }
      try change("shift", for: string)
    }
  }

  /// Taps the key that types exactly the string. Returns `false` if there is none.
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
    throw HostError(reason: .noMatch, description: "No key of the software keyboard types \"\(string)\".")
  }
}
