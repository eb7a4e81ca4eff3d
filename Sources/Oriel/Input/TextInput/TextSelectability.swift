/// A type that determines whether texts can be selected. Mirrors SwiftUI's `TextSelectability`; its types are opaque: `enabled` and
/// `disabled`.
public protocol TextSelectability {
  /// A Boolean value that indicates whether the user can select and copy text.
  static var allowsSelection: Bool { get }
}

/// A selectability type for texts that can be selected. Mirrors SwiftUI's `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// A selectability type for texts that can't be selected. Mirrors SwiftUI's `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The selectability of texts that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The selectability of texts that can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the texts in this view can be selected and copied, which they can't by default. Mirrors SwiftUI's `textSelection(_:)`.
  ///
  /// A drag selects text, two clicks select a word, and three a paragraph. A finger that is held selects a word and shows handles at its
  /// ends. Control+C copies the selection, and Control+A selects the whole text. A press on the label of a control presses the control and
  /// doesn't select.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
