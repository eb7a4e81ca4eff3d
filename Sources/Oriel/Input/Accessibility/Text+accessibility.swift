/// What is heard of a text, where that is more than what is read. Mirrors what SwiftUI's modifiers of `Text` take.
nonisolated enum TextAccessibility: Equatable, Sendable {
  case label(Text)
  case heading(AccessibilityHeadingLevel)
  case contentType(AccessibilityTextContentType)
  case spelledOut(Bool)
}

extension Text {
  /// Has another text heard in place of this one, within a text that it is a part of, too. Mirrors SwiftUI's
  /// `Text.accessibilityLabel(_:)`.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.accessibility(.label(label))) }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { accessibilityLabel(Text(labelResource)) }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// Says how deep a heading stands. Mirrors SwiftUI's `Text.accessibilityHeading(_:)`; of several parts of a text the first one tells.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.accessibility(.heading(level))) }

  /// Mirrors SwiftUI's `Text.accessibilityTextContentType(_:)`; of several parts of a text the first one tells.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    adding(.accessibility(.contentType(value)))
  }

  /// Has the text read character by character: its name for assistive technology has a space between any two. The outermost modifier counts. Mirrors
  /// SwiftUI's `Text.speechSpellsOutCharacters(_:)`.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { adding(.accessibility(.spelledOut(value))) }

  var isSpelledOut: Bool {
    for case .accessibility(.spelledOut(let value)) in modifiers.reversed() { return value }
    return false
  }

  /// What is heard in its place; the outermost counts.
  var accessibilityLabel: Text? {
    for case .accessibility(.label(let label)) in modifiers.reversed() { return label }
    return nil
  }

  /// Says of an element what the text says beside its label.
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
