import Foundation

/// Whether an element is shown, hidden, or as its surroundings have it. Mirrors SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
