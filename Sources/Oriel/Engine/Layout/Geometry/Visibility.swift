import Foundation

/// The visibility of an element: visible, hidden, or determined by the context. Mirrors SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
