import Foundation

/// The horizontal direction of a layout, which determines the side of the leading edge. Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}
