/// Gives a view a value of its environment. Mirrors what SwiftUI's `environment(_:_:)` is made of, `_EnvironmentKeyWritingModifier`; Oriel's own
/// `environment(_:_:)` is made of another type.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public typealias Body = Never

  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

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
