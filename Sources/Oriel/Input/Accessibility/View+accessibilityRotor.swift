import Foundation
import OrielModel

/// What many programs have a rotor for. Mirrors SwiftUI's `AccessibilitySystemRotor`.
nonisolated public struct AccessibilitySystemRotor: Sendable {
  let label: Text

  private init(_ label: LocalizedStringKey) { self.label = Text(label) }

  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.links)) }
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    visited ? AccessibilitySystemRotor(.own(.visitedLinks)) : AccessibilitySystemRotor(.own(.unvisitedLinks))
  }

  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.headings)) }

  /// Headings of one level; those of `unspecified` are all of them.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level.number.map { AccessibilitySystemRotor(.own(.headingsOfLevel, $0)) } ?? .headings
  }

  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.boldText)) }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.italicText)) }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.underlinedText)) }
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.misspelledWords)) }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.images)) }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.textFields)) }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.tables)) }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.lists)) }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(.own(.landmarks)) }
}

extension View {
  /// Offers a way through some of the elements inside, in the order of the entries. Mirrors SwiftUI's `accessibilityRotor(_:entries:)`.
  ///
  /// AT-SPI knows no rotors: the element has two actions by name, "Next: …" and "Previous: …", which bring a screen reader to the entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // Views are made and asked on the main actor alone.
    nonisolated(unsafe) let entries = entries
    return rotor(label) {
      var found = _AccessibilityRotorEntries()
      entries()._appendEntries(to: &found)
      return found.entries
    }
  }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries)
  }

  /// Offers a way through elements by their ids. Mirrors SwiftUI's `accessibilityRotor(_:entries:entryID:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    // They are asked on the main actor alone, where the view was made.
    nonisolated(unsafe) let (entries, entryID, entryLabel) = (entries, entryID, entryLabel)
    return rotor(rotorLabel) {
      entries.map { .init(label: Text($0[keyPath: entryLabel]), target: .id(AnyHashable($0[keyPath: entryID]))) }
    }
  }

  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Mirrors SwiftUI's `accessibilityRotor(_:entries:entryLabel:)`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor.label, entries: entries, entryLabel: entryLabel)
  }

  /// Offers a way through ranges of the element's text, each of which is selected where the text can be edited. Mirrors SwiftUI's
  /// `accessibilityRotor(_:textRanges:)`.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(label) { textRanges.map { .init(label: nil, target: .own, range: $0) } }
  }

  nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(systemRotor.label, textRanges: textRanges)
  }

  /// Names the element for entries of rotors with the same namespace. Mirrors SwiftUI's `accessibilityRotorEntry(id:in:)`.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(RotorEntryModifier(key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))))
  }

  nonisolated private func rotor(_ label: Text, entries: @escaping @MainActor () -> [AccessibilityRotor.Entry]) -> some View {
    modifier(AccessibilityModifier(change: .rotor(AccessibilityRotor(label: label, entries: entries))))
  }
}
