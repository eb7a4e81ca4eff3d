import Foundation

/// The size of controls, in ascending order. Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// A size, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
  /// The size of controls in the view. Mirrors SwiftUI's `controlSize`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view. Mirrors SwiftUI's `controlSize(_:)`.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
