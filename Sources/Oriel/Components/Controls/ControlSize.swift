import Foundation

/// How large controls are, in rising order. Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  /// How large controls inside are. Mirrors SwiftUI's `controlSize(_:)`.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
