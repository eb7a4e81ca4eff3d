/// The reasons for which a view's content is redacted. Mirrors SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder for content that isn't available yet. Bars replace text, and plain areas replace images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Other people might see the screen. Content that is marked with `privacySensitive(_:)` is redacted like a placeholder.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. Content that is marked with `invalidatableContent(_:)` is translucent.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum IsPrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The reasons for which content is redacted, or an empty set. Mirrors SwiftUI's `EnvironmentValues.redactionReasons`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[IsPrivacySensitiveKey.self] }
    set { self[IsPrivacySensitiveKey.self] = newValue }
  }

  /// Indicates whether bars replace text, and areas replace images.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return !reasons.isEmpty && (reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive)
  }

  static let redactionKeys: EnvironmentKeySet = keys { _ = ($0.redactionReasons, $0.isPrivacySensitive) }
}
