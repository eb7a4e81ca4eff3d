extension View {
  /// Adds a reason to redact the view's content: a bar in the foreground color replaces each line of text, and an area replaces each image.
  /// They keep their sizes, and are also hidden from assistive technology. Other views are drawn as usual. Mirrors SwiftUI's
  /// `redacted(reason:)`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { modifier(EnvironmentModifier(RedactionChange(adding: reason))) }

  /// Shows the view's content, whatever enclosing views request. Mirrors SwiftUI's `unredacted()`.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view's content as private. It is redacted for the reason `privacy`. Mirrors SwiftUI's `privacySensitive(_:)`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }

  /// Marks the view as one that may be out of date. It is translucent for the reason `invalidated`. Mirrors SwiftUI's
  /// `invalidatableContent(_:)`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContentModifier(isInvalidatable: invalidatable))
  }
}

/// A change of the environment that adds a reason. A closure would compare unequal at each update.
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
