import Foundation

private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The visibility of the labels of controls, as `labelsVisibility(_:)` or `labelsHidden()` of an ancestor sets it. Mirrors SwiftUI's
  /// `labelsVisibility`.
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
  /// Disables the controls and gestures of the view. A descendant can't enable what an ancestor has disabled. Mirrors SwiftUI's
  /// `disabled(_:)`.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the visibility of the labels of controls in the view, which overrides that of an ancestor. Mirrors SwiftUI's
  /// `labelsVisibility(_:)`.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }

  /// Hides the labels of controls in the view. Mirrors SwiftUI's `labelsHidden()`.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
