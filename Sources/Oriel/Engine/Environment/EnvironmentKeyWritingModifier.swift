/// A modifier that sets a value of the environment. Mirrors SwiftUI's `_EnvironmentKeyWritingModifier`, which SwiftUI's `environment(_:_:)`
/// uses; Oriel's `environment(_:_:)` uses another type.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public typealias Body = Never

  /// The key path of the value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value.
  public var value: Value

  /// Creates a modifier that sets the value at a key path.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    PassthroughNode(view, in: context) {
      ModifiedContent(content: $0.content, modifier: EnvironmentModifier($0.modifier.keyPath, $0.modifier.value))
    }
  }
}
