import Foundation

extension View {
  /// Says what else the element is called by those who speak to it, the best first. AT-SPI tells programs of it as the attribute
  /// `input-labels`. Mirrors SwiftUI's `accessibilityInputLabels(_:)`.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(AccessibilityModifier(change: .inputLabels(inputLabels)))
  }

  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Mirrors SwiftUI's `accessibilityInputLabels(_:isEnabled:)`.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    modifier(AccessibilityModifier(change: .inputLabels(inputLabels), isEnabled: isEnabled))
  }

  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Says whether somebody can do something with the element, where its actions don't tell: one that doesn't respond has neither actions
  /// nor the focus for assistive technology; one that does is not merged with the row that it stands in. Mirrors SwiftUI's
  /// `accessibilityRespondsToUserInteraction(_:)`.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    modifier(AccessibilityModifier(change: .respondsToUserInteraction(respondsToUserInteraction)))
  }

  /// Mirrors SwiftUI's `accessibilityRespondsToUserInteraction(_:isEnabled:)`.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    modifier(AccessibilityModifier(change: .respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled))
  }

  /// Says what kind of text the element holds, which decides how it is read. AT-SPI tells of it as the attribute `text-content-type`; source
  /// code has the role of code for readers. Mirrors SwiftUI's `accessibilityTextContentType(_:)`.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(AccessibilityModifier(change: .textContentType(value)))
  }
}

extension View {
  /// Has the texts inside read character by character: their names for assistive technology have a space between any two. With `false` they are read as
  /// they say themselves. Mirrors SwiftUI's `speechSpellsOutCharacters(_:)`.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(AccessibilityModifier(change: .spelledOut, isEnabled: value))
  }
}

/// What kind of text an element holds. Mirrors SwiftUI's `AccessibilityTextContentType`.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  /// As programs are told.
  package let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "file-system")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "source-code")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "word-processing")
}
