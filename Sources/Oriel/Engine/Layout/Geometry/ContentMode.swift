import Foundation

/// Whether content that keeps its aspect ratio stays inside its box or covers it. Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
