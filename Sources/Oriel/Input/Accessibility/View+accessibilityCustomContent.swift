/// A namespace for facts about an element beside its label and value. It contains the part of Apple's `AXCustomContent` that SwiftUI's
/// modifiers take.
public enum AXCustomContent {
  /// The importance of a fact. Facts of high importance are read before others.
  public enum Importance: Sendable { case `default`, high }
}

extension View {
  /// Adds a fact that is read after the element's hint. It replaces an earlier fact with the same label. Mirrors SwiftUI's
  /// `accessibilityCustomContent(_:_:importance:)`.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(AccessibilityModifier(change: .customContent(label, value, isImportant: importance == .high)))
  }

  /// Adds a fact, labeled by a localized string, that is read after the element's hint. Mirrors SwiftUI's
  /// `accessibilityCustomContent(_:_:importance:)`.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds a fact, labeled by a localized string resource, that is read after the element's hint. Mirrors SwiftUI's
  /// `accessibilityCustomContent(_:_:importance:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), value, importance: importance)
  }

  /// Adds a fact, labeled by a localized string, that is read after the element's hint. Mirrors SwiftUI's
  /// `accessibilityCustomContent(_:_:importance:)`.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a fact, labeled by a localized string, that is read after the element's hint. Mirrors SwiftUI's
  /// `accessibilityCustomContent(_:_:importance:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Adds a fact, labeled by a localized string resource, that is read after the element's hint. Mirrors SwiftUI's
  /// `accessibilityCustomContent(_:_:importance:)`.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelResource), Text(value), importance: importance)
  }
}
