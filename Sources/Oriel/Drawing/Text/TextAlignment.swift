import Foundation

/// The alignment of the lines of a paragraph. Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
