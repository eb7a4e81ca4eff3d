import Foundation

extension View {
  /// Sets alternative names of the element for voice control, in descending order of preference. AT-SPI exposes them as the attribute
  /// `input-labels`. Mirrors SwiftUI's `accessibilityInputLabels(_:)`.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(AccessibilityModifier(change: .inputLabels(inputLabels)))
  }

  /// Sets alternative names of the element for voice control to localized strings. Mirrors SwiftUI's `accessibilityInputLabels(_:)`.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets alternative names of the element for voice control to strings. Mirrors SwiftUI's `accessibilityInputLabels(_:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets alternative names of the element for voice control if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityInputLabels(_:isEnabled:)`.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    modifier(AccessibilityModifier(change: .inputLabels(inputLabels), isEnabled: isEnabled))
  }

  /// Sets alternative names of the element for voice control to localized strings if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityInputLabels(_:isEnabled:)`.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets alternative names of the element for voice control to strings if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityInputLabels(_:isEnabled:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets whether the element responds to the user, which its actions determine by default. Mirrors SwiftUI's
  /// `accessibilityRespondsToUserInteraction(_:)`.
  ///
  /// An element that doesn't respond has neither actions nor the focus for assistive technology. An element that responds isn't merged with
  /// its row.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    modifier(AccessibilityModifier(change: .respondsToUserInteraction(respondsToUserInteraction)))
  }

  /// Sets whether the element responds to the user, if `isEnabled` is true. Mirrors SwiftUI's
  /// `accessibilityRespondsToUserInteraction(_:isEnabled:)`.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    modifier(AccessibilityModifier(change: .respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled))
  }

  /// Sets the type of the element's text, which determines how it is read. AT-SPI exposes it as the attribute `text-content-type`, and
  /// source code also by the role of code. Mirrors SwiftUI's `accessibilityTextContentType(_:)`.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(AccessibilityModifier(change: .textContentType(value)))
  }
}

extension View {
  /// Sets whether the texts in the content are read character by character: their accessibility labels then have a space between any two
  /// characters. With `false` the texts' own settings apply. Mirrors SwiftUI's `speechSpellsOutCharacters(_:)`.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(AccessibilityModifier(change: .spelledOut, isEnabled: value))
  }

  /// Sets the pitch of the voice that reads the texts in the content. There is no effect, because AT-SPI leaves the voice to the screen
  /// reader. Mirrors SwiftUI's `speechAdjustedPitch(_:)`.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether the punctuation of the texts in the content is read. There is no effect: the user sets that in the screen reader. Mirrors
  /// SwiftUI's `speechAlwaysIncludesPunctuation(_:)`.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether announcements of the texts in the content wait for those before. There is no effect: the screen reader determines the
  /// order. Mirrors SwiftUI's `speechAnnouncementsQueued(_:)`.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The type of the text in an element. Mirrors SwiftUI's `AccessibilityTextContentType`.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  /// The name that assistive technology receives.
  package let name: String

  /// Generic text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of a console, such as a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Paths and names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "file-system")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Narrative text, such as that of a book.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "source-code")
  /// Text of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "word-processing")
}
