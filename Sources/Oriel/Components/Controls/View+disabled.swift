import Foundation

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Takes this view's controls and gestures out of use; what is disabled already stays so. Mirrors SwiftUI's `disabled(_:)`.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Hides the labels of controls inside. Mirrors SwiftUI's `labelsHidden()`.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
