/// Why what a view says isn't shown. Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is shown only stands for what is still to come: bars take the place of text, and plain areas that of images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Somebody might look on: what is marked with `privacySensitive(_:)` is hidden, as placeholders are.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown no longer holds: what is marked with `invalidatableContent(_:)` is faint.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum IsPrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why what is said here isn't shown; empty where it is. Mirrors SwiftUI's `EnvironmentValues.redactionReasons`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[IsPrivacySensitiveKey.self] }
    set { self[IsPrivacySensitiveKey.self] = newValue }
  }

  /// Whether bars take the place of text, and areas that of images.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return !reasons.isEmpty && (reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive)
  }

  static let redactionKeys: EnvironmentKeySet = keys { _ = ($0.redactionReasons, $0.isPrivacySensitive) }
}
