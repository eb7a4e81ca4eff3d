import Foundation
import Observation
import OpenCombine

/// A value from the environment. Mirrors SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(AnyObject.Type, (AnyObject?) -> Value?)
  }

  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(objectType, { $0 as? Value })
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(objectType, { .some($0 as? T) })
  }

  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let type, _): readOutsideOfBody(type)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstallableProperty {
  static var isStateless: Bool { true }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let scope = node.scope
    switch source {
    case .keyPath(let keyPath) where keyPath == \EnvironmentValues.self:
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
    guard value == nil, case .object(let type, _) = source else { return nil }
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

nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never
  let transform: (inout EnvironmentValues) -> Void
  /// What the closure writes, to tell whether a new one says the same.
  var comparison: EnvironmentWrite?

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    EnvironmentNode(view, in: context)
  }
}

/// A key path and the value written to it.
struct EnvironmentWrite {
  let keyPath: AnyKeyPath
  let value: Any
  let isEqual: (Any) -> Bool
}

@MainActor
private final class EnvironmentNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, EnvironmentModifier>> {
  private let inner: EnvironmentScope
  private var modifier: EnvironmentModifier
  private var content: ViewNode<Wrapped>!

  init(_ view: ModifiedContent<Wrapped, EnvironmentModifier>, in context: _NodeContext) {
    modifier = view.modifier
    inner = EnvironmentScope(parent: context.scope, transform: view.modifier.transform)
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self, scope: inner))
  }

  override var isStateless: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, EnvironmentModifier>) {
    let isSame: Bool
    if let old = modifier.comparison, let new = view.modifier.comparison {
      isSame = old.keyPath == new.keyPath && old.isEqual(new.value)
    } else {
      isSame = false
    }
    modifier = view.modifier
    if !isSame {
      let direction = inner.values.layoutDirection
      inner.refresh(modifier.transform)
      if inner.values.layoutDirection != direction {
        var boxes: [LayoutBox] = []
        appendBoxes(to: &boxes)
        for box in boxes {
          // In this order: a box that is marked already isn't put into the queue.
          box.setNeedsLayout()
          box.invalidateDeeply()
        }
      }
    }
    content.update(view.content)
  }
}

extension View {
  /// Mirrors SwiftUI's `environment(_:_:)`.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    var modifier = EnvironmentModifier { $0[keyPath: keyPath] = value }
    modifier.comparison = EnvironmentWrite(keyPath: keyPath, value: value) { other in
      guard let other = other as? V else { return false }
      return valuesAreEqual(value, other)
    }
    return self.modifier(modifier)
  }

  /// Gives a view all values of another place, but for what says where in the window a view is. Mirrors SwiftUI's `environment(_:_:)` with
  /// the key path `\.self`.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, EnvironmentValues>, _ value: EnvironmentValues
  ) -> some View {
    var modifier = EnvironmentModifier { values in
      let (anchors, regions) = (values.focusAnchors, values.defaultFocusRegions)
      values[keyPath: keyPath] = value
      values.focusAnchors = anchors
      values.defaultFocusRegions = regions
    }
    modifier.comparison = EnvironmentWrite(keyPath: keyPath, value: value) { other in
      (other as? EnvironmentValues).map { $0.keysThatDiffer(from: value).isEmpty } ?? false
    }
    return self.modifier(modifier)
  }

  /// Mirrors SwiftUI's `environment(_:)` for `Observable` objects.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Mirrors SwiftUI's `environmentObject(_:)`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }

  /// Mirrors SwiftUI's `transformEnvironment(_:transform:)`.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
