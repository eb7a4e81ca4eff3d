extension View {
  /// Disables scrolling by the user in the scroll views inside; the app can still scroll them. No inner modifier can enable it again.
  /// Mirrors SwiftUI's `scrollDisabled(_:)`.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Sets the visibility of the indicators of the scroll views inside. Mirrors SwiftUI's `scrollIndicators(_:axes:)`.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      })
  }

  /// Sets the bounce behavior of the scroll views inside. Mirrors SwiftUI's `scrollBounceBehavior(_:axes:)`.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    modifier(
      EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      })
  }

  /// Sets whether the scroll views inside show content beyond their edges. Mirrors SwiftUI's `scrollClipDisabled(_:)`.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }
}
