/// A key for a value that views provide to their container. Mirrors SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that doesn't set one.
  static var defaultValue: Value { get }
}

/// The values that a view provides to its container. Mirrors SwiftUI's `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private let tag: ViewTag?

  init(tag: ViewTag?) { self.tag = tag }

  /// The value for a key, or the key's default if it isn't set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag as a value of a type, or `nil` if the view has no tag of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.selection(type) }

  /// Returns a Boolean value that indicates whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Sets a value of the view, or of each view of a group, that its container reads. If a key is set several times, the outermost value
  /// applies. A container in between receives the values itself and doesn't pass them on. Mirrors SwiftUI's `containerValue(_:_:)`.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

nonisolated private struct ContainerValueModifier<Value>: ViewModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    ContainerValueNode(view, in: context)
  }
}

/// A node that sets container values of its descendants.
@MainActor
protocol ContainerValueWriting: _AnyViewNode {
  func write(to values: inout ContainerValues)
}

@MainActor
private final class ContainerValueNode<Wrapped: View, Value>: ViewNode<ModifiedContent<Wrapped, ContainerValueModifier<Value>>>,
  ContainerValueWriting
{
  private var modifier: ContainerValueModifier<Value>
  private var content: ViewNode<Wrapped>!

  init(_ view: ModifiedContent<Wrapped, ContainerValueModifier<Value>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, ContainerValueModifier<Value>>) {
    let isSame = valuesAreEqual(modifier.value, view.modifier.value) && modifier.keyPath == view.modifier.keyPath
    modifier = view.modifier
    content.update(view.content)
    guard !isSame else { return }
    var node = parent
    while let current = node {
      if let holder = current as? SubviewsHolder { return holder.valuesDidChange() }
      node = current.parent
    }
  }

  func write(to values: inout ContainerValues) { values[keyPath: modifier.keyPath] = modifier.value }
}
