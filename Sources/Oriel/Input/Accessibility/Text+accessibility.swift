/// An accessibility property of a text or of a part of a text. Mirrors the arguments of SwiftUI's modifiers of `Text`.
nonisolated enum TextAccessibility: Equatable, Sendable {
  case label(Text)
  case heading(AccessibilityHeadingLevel)
  case contentType(AccessibilityTextContentType)
  case spelledOut(Bool)
}

extension Text {
  /// Replaces the spoken text of this one, also within a text that it is a part of. Mirrors SwiftUI's `Text.accessibilityLabel(_:)`.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.accessibility(.label(label))) }

  /// Replaces the spoken text of this one with a localized string. Mirrors SwiftUI's `Text.accessibilityLabel(_:)`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  /// Replaces the spoken text of this one with a localized string resource. Mirrors SwiftUI's `Text.accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { accessibilityLabel(Text(labelResource)) }

  /// Replaces the spoken text of this one with a string. Mirrors SwiftUI's `Text.accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Sets the level of a heading. The first part of a text with a level determines it. Mirrors SwiftUI's `Text.accessibilityHeading(_:)`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.accessibility(.heading(level))) }

  /// Sets the content type of the text. The first part of a text with a content type determines it. Mirrors SwiftUI's
  /// `Text.accessibilityTextContentType(_:)`.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    adding(.accessibility(.contentType(value)))
  }

  /// Sets whether the text is read character by character: its accessibility label then has a space between any two characters. The
  /// outermost modifier takes precedence. Mirrors SwiftUI's `Text.speechSpellsOutCharacters(_:)`.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { adding(.accessibility(.spelledOut(value))) }

  /// Sets the pitch of the voice that reads the text. There is no effect, because AT-SPI leaves the voice to the screen reader. Mirrors
  /// SwiftUI's `Text.speechAdjustedPitch(_:)`.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether the punctuation of the text is read. There is no effect: the user sets that in the screen reader. Mirrors SwiftUI's
  /// `Text.speechAlwaysIncludesPunctuation(_:)`.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether announcements of the text wait for those before. There is no effect: the screen reader determines the order. Mirrors
  /// SwiftUI's `Text.speechAnnouncementsQueued(_:)`.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  var isSpelledOut: Bool {
    for case .accessibility(.spelledOut(let value)) in modifiers.reversed() { return value }
    return false
  }

  /// The spoken text that replaces this one, or `nil` if there is none. The outermost modifier takes precedence.
  var accessibilityLabel: Text? {
    for case .accessibility(.label(let label)) in modifiers.reversed() { return label }
    return nil
  }

  /// Applies the text's properties other than the label to a node.
  @MainActor func adjust(_ node: inout AccessibilityNode) {
    if case .concatenated(let first, let second) = storage {
      second.adjust(&node)
      first.adjust(&node)
    }
    for case .accessibility(let change) in modifiers {
      switch change {
      case .label, .spelledOut: break
      case .heading(let level): node.headingLevel = level.number
      case .contentType(let type): node.textContentType = type
      }
    }
  }
}

extension String {
  /// The characters with a space between any two, so that each is read by itself.
  var spelledOut: String { filter { !$0.isWhitespace }.map(String.init).joined(separator: " ") }
}
