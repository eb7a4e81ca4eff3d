/// Whether texts can be selected. Mirrors SwiftUI's `TextSelectability`; its types are opaque: `enabled` and `disabled`.
public protocol TextSelectability {
  /// Whether people can select text, and copy what they have selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected. Mirrors SwiftUI's `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text can't be selected. Mirrors SwiftUI's `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Whether the texts within can be selected and copied; they can't where nobody says so. Mirrors SwiftUI's `textSelection(_:)`.
  ///
  /// A drag selects, two clicks select a word and three a paragraph; a finger that is held selects a word and finds handles at its ends.
  /// Control+C copies
  /// what is selected, Control+A selects all of the text. The label of a control is pressed, not selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
