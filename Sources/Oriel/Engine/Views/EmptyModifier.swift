/// A modifier that has no effect. Mirrors SwiftUI's `EmptyModifier`.
nonisolated public struct EmptyModifier: ViewModifier, Equatable, Sendable {
  public typealias Body = Never
  /// The shared value of the modifier.
  public static let identity = EmptyModifier()

  /// Creates an empty modifier.
  public init() {}

  @MainActor public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    PassthroughNode(view, in: context) { $0.content }
  }
}
