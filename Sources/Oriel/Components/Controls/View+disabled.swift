import Foundation

private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether labels of controls are shown, as `labelsVisibility(_:)` or `labelsHidden()` says above. Mirrors SwiftUI's `labelsVisibility`.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  var labelsAreHidden: Bool {
    get { labelsVisibility == .hidden }
    set { labelsVisibility = newValue ? .hidden : .automatic }
  }
}

extension View {
  /// Takes this view's controls and gestures out of use; what is disabled already stays so. Mirrors SwiftUI's `disabled(_:)`.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Hides the labels of controls inside, or shows them where a view above hides them. Mirrors SwiftUI's `labelsVisibility(_:)`.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }

  /// Hides the labels of controls inside. Mirrors SwiftUI's `labelsHidden()`.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
