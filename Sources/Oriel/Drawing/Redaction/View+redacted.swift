extension View {
  /// Adds a reason not to show what the view says: a bar in the foreground's colour takes the place of each line of text, and an area that of each image.
  /// They keep their sizes, and are not heard either; other views are drawn as ever. Mirrors SwiftUI's `redacted(reason:)`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { modifier(EnvironmentModifier(RedactionChange(adding: reason))) }

  /// Shows what the view says, whatever the views around it ask for. Mirrors SwiftUI's `unredacted()`.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what the view says as somebody's own affair: it is redacted for the reason `privacy`. Mirrors SwiftUI's `privacySensitive(_:)`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }

  /// Marks the view as one that may be out of date: it is faint for the reason `invalidated`. Mirrors SwiftUI's `invalidatableContent(_:)`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContentModifier(isInvalidatable: invalidatable))
  }
}

/// A function would be taken for another one at each update.
nonisolated private final class RedactionChange: EnvironmentChange {
  private let reason: RedactionReasons

  init(adding reason: RedactionReasons) { self.reason = reason }

  override func apply(to values: inout EnvironmentValues) { values.redactionReasons.formUnion(reason) }

  override func isSame(as other: EnvironmentChange) -> Bool { (other as? RedactionChange)?.reason == reason }
}

private struct InvalidatableContentModifier: ViewModifier {
  let isInvalidatable: Bool

  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View { content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.4 : 1) }
}
