/// A key for a value that views give to the container around them. Mirrors SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to the container around it. Mirrors SwiftUI's `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private let tag: ViewTag?

  init(tag: ViewTag?) { self.tag = tag }

  /// The value, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag as a value of a type; nil where it has none that is.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.selection(type) }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Tells the container around something about the view, or about each view of a group. Of several values for one key the outermost counts; a
  /// container between has them for itself. Mirrors SwiftUI's `containerValue(_:_:)`.
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

/// A node that says something about the views below.
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
