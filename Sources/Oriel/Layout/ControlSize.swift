import Foundation

/// How large controls are, in rising order. Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}
