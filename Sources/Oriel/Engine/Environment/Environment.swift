import Foundation
import Observation
import OpenCombine

/// A property wrapper that reads a value from the environment. Mirrors SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(AnyObject.Type, (AnyObject?) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Creates a property that reads an observable object by its type. The view shows nothing while no ancestor provides the object.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(objectType, { $0 as? Value })
  }

  /// Creates a property that reads an optional observable object by its type.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(objectType, { .some($0 as? T) })
  }

  /// The current value. Before the view is in a window, a key path reads its default value, and an object traps.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let type, _): readOutsideOfBody(type)
    }
  }
}

// The key path and the closure aren't declared Sendable. Both come from the declaration and are immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstallableProperty {
  var inspectedValue: Any? { value }

  static var isStateless: Bool { true }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let scope = node.scope
    switch source {
    case .keyPath(let keyPath) where Value.self == EnvironmentValues.self && keyPath == \EnvironmentValues.self:
      value = scope.values as? Value
      node.environmentReads.insert(EnvironmentScope.anyKey)
    case .keyPath(let keyPath):
      let (value, keys) = scope.values.tracked { $0[keyPath: keyPath] }
      self.value = value
      node.environmentReads.formUnion(keys)
    case .object(let type, let cast):
      value = cast(scope.values[object: type])
      node.environmentReads.insert(ObjectIdentifier(type))
    }
  }

  var missingObject: MissingObject? {
    guard case .object(let type, _) = source, value == nil else { return nil }
    return MissingObject(type: type, property: "@Environment(\(type).self)", modifier: "environment(_:)")
  }

  func isEqualInput(to other: Environment<Value>) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left, _), .object(let right, _)): left == right
    default: false
    }
  }
}

@usableFromInline
nonisolated struct EnvironmentModifier: ViewModifier {
  @usableFromInline typealias Body = Never
  let change: EnvironmentChange

  init(_ change: EnvironmentChange) { self.change = change }

  @usableFromInline init(transform: @escaping (inout EnvironmentValues) -> Void) { change = EnvironmentFunction(transform) }

  @usableFromInline init<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) { change = EnvironmentWrite(keyPath, value) }

  @usableFromInline init(all keyPath: WritableKeyPath<EnvironmentValues, EnvironmentValues>, _ value: EnvironmentValues) {
    change = EnvironmentReplacement(keyPath, value)
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    EnvironmentNode(view, in: context)
  }
}

@MainActor
private final class EnvironmentNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, EnvironmentModifier>> {
  private let inner: EnvironmentScope
  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: the exclusivity check costs more
  // than the access.
  @exclusivity(unchecked) private var modifier: EnvironmentModifier
  @exclusivity(unchecked) private var content: ViewNode<Wrapped>!

  init(_ view: __shared ModifiedContent<Wrapped, EnvironmentModifier>, in context: _NodeContext) {
    modifier = view.modifier
    inner = EnvironmentScope(parent: context.scope, change: view.modifier.change)
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self, scope: inner))
  }

  override var isStateless: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, EnvironmentModifier>) {
    // A closure may capture different values, so it always counts as changed.
    let isSame = !(modifier.change is EnvironmentFunction) && modifier.change.isSame(as: view.modifier.change)
    modifier = view.modifier
    if !isSame {
      let direction = inner.values.layoutDirection
      inner.refresh(modifier.change)
      if inner.values.layoutDirection != direction {
        var boxes: [LayoutBox] = []
        appendBoxes(to: &boxes)
        for box in boxes {
          // In this order because a box that is already marked isn't enqueued.
          box.setNeedsLayout()
          box.invalidateDeeply()
        }
      }
    }
    content.update(view.content)
  }
}

extension View {
  /// Sets the value of the view's environment at a key path. Mirrors SwiftUI's `environment(_:_:)`.
  @inlinable nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier(keyPath, value))
  }

  /// Replaces the values of the view's environment, except for those that depend on the view's position in the window. Mirrors SwiftUI's
  /// `environment(_:_:)` with the key path `\.self`.
  @inlinable nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, EnvironmentValues>, _ value: EnvironmentValues
  ) -> some View {
    modifier(EnvironmentModifier(all: keyPath, value))
  }

  /// Provides an `Observable` object to the view's environment, or removes it if it is `nil`. Mirrors SwiftUI's `environment(_:)`.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Provides an `ObservableObject` to the view's environment. Mirrors SwiftUI's `environmentObject(_:)`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Transforms the value of the view's environment at a key path. Mirrors SwiftUI's `transformEnvironment(_:transform:)`.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
