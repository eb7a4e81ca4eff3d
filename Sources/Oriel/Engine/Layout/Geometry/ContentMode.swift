import Foundation

/// The policy for content that keeps its aspect ratio: it fits into its box, or fills it. Mirrors SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
