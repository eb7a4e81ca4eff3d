/// A view without content. Mirrors SwiftUI's `EmptyView`.
nonisolated public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ViewNode(in: context) }
}

/// A view value that can be empty, which is determined without a node.
protocol EmptyByValue {
  var isNothing: Bool { get }
}

extension EmptyView: EmptyByValue {
  nonisolated var isNothing: Bool { true }
}

extension Optional: EmptyByValue where Wrapped: View {
  nonisolated var isNothing: Bool { map { ($0 as? any EmptyByValue)?.isNothing ?? false } ?? true }
}

extension _ConditionalContent: EmptyByValue {
  nonisolated var isNothing: Bool {
    switch storage {
    case .trueContent(let content): (content as? any EmptyByValue)?.isNothing ?? false
    case .falseContent(let content): (content as? any EmptyByValue)?.isNothing ?? false
    }
  }
}

extension Group: EmptyByValue where Content: View {
  nonisolated var isNothing: Bool { (content as? any EmptyByValue)?.isNothing ?? false }
}
