extension View {
  /// Whether scroll views inside scroll by hand; programs still scroll them. Once disabled, nothing inside enables it. Mirrors
  /// SwiftUI's `scrollDisabled(_:)`.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Whether scroll views inside show their bars. Mirrors SwiftUI's `scrollIndicators(_:axes:)`.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      })
  }

  /// When scroll views inside give way at their ends. Mirrors SwiftUI's `scrollBounceBehavior(_:axes:)`.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    modifier(
      EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      })
  }

  /// Whether scroll views inside show content beyond their edges. Mirrors SwiftUI's `scrollClipDisabled(_:)`.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }
}
