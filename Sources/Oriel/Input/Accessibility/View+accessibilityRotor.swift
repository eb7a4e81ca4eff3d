import Foundation
import OrielModel

/// A rotor of a kind that is common to many apps. Mirrors SwiftUI's `AccessibilitySystemRotor`.
nonisolated public struct AccessibilitySystemRotor: Sendable {
  let label: Text

  private init(_ label: LocalizedStringKey) { self.label = Text(label) }

  /// A rotor of all links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.links)) }
  /// Returns a rotor of the links that were, or were not, visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    visited ? AccessibilitySystemRotor(.own(.visitedLinks)) : AccessibilitySystemRotor(.own(.unvisitedLinks))
  }

  /// A rotor of all headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.headings)) }

  /// Returns a rotor of the headings of one level, or of all headings if the level is `unspecified`.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level.number.map { AccessibilitySystemRotor(.own(.headingsOfLevel, $0)) } ?? .headings
  }

  /// A rotor of bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.boldText)) }
  /// A rotor of italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.italicText)) }
  /// A rotor of underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.underlinedText)) }
  /// A rotor of misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.misspelledWords)) }
  /// A rotor of images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.images)) }
  /// A rotor of text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.textFields)) }
  /// A rotor of tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.tables)) }
  /// A rotor of lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.lists)) }
  /// A rotor of landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.landmarks)) }
}

extension View {
  /// Adds a rotor to the element, with entries for some of the elements in it. Mirrors SwiftUI's `accessibilityRotor(_:entries:)`.
  ///
  /// AT-SPI has no rotors: the element has two named actions, "Next: …" and "Previous: …", which move a screen reader through the entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // Views are created and evaluated on the main actor only.
    nonisolated(unsafe) let entries = entries
    return rotor(label) {
      var found = _AccessibilityRotorEntries()
      entries()._appendEntries(to: &found)
      return found.entries
    }
  }

  /// Adds a rotor to the element, labeled by a localized string. Mirrors SwiftUI's `accessibilityRotor(_:entries:)`.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor to the element, labeled by a string. Mirrors SwiftUI's `accessibilityRotor(_:entries:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds a system rotor to the element. Mirrors SwiftUI's `accessibilityRotor(_:entries:)`.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries)
  }

  /// Adds a rotor whose entries identify elements by their ids. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryID:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    // The closure runs on the main actor only, where the view was created.
    nonisolated(unsafe) let (entries, entryID, entryLabel) = (entries, entryID, entryLabel)
    return rotor(rotorLabel) {
      entries.map { .init(label: Text($0[keyPath: entryLabel]), target: .id(AnyHashable($0[keyPath: entryID]))) }
    }
  }

  /// Adds a rotor to the element, labeled by a localized string. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryID:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor to the element, labeled by a string. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryID:entryLabel:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a system rotor to the element. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryID:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor whose entries identify elements by the ids of identifiable models. Mirrors SwiftUI's
  /// `accessibilityRotor(_:entries:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor to the element, labeled by a localized string. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor to the element, labeled by a string. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryLabel:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a system rotor to the element. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor for ranges of the element's text. If the text is editable, the rotor selects each range. Mirrors SwiftUI's
  /// `accessibilityRotor(_:textRanges:)`.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(label) { textRanges.map { .init(label: nil, target: .own, range: $0) } }
  }

  /// Adds a rotor to the element, labeled by a localized string, for ranges of the element's text. Mirrors SwiftUI's
  /// `accessibilityRotor(_:textRanges:)`.
  nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  /// Adds a rotor to the element, labeled by a string, for ranges of the element's text. Mirrors SwiftUI's
  /// `accessibilityRotor(_:textRanges:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  /// Adds a system rotor to the element for ranges of the element's text. Mirrors SwiftUI's `accessibilityRotor(_:textRanges:)`.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(systemRotor.label, textRanges: textRanges)
  }

  /// Identifies the element for rotor entries with the same namespace. Mirrors SwiftUI's `accessibilityRotorEntry(id:in:)`.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(RotorEntryModifier(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))))
  }

  nonisolated private func rotor(_ label: Text, entries: @escaping @MainActor () -> [AccessibilityRotor.Entry]) -> some View {
    modifier(AccessibilityModifier(change: .rotor(AccessibilityRotor(label: label, entries: entries))))
  }
}
