import OpenCombine

/// A property with an object that the focused view or its ancestors publish, or `nil` if none of them does. The view observes the object.
/// Mirrors SwiftUI's `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type of the projected value.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var location: FocusedValueLocation<ObjectType>?

  /// Creates a property for an object of the type.
  public init() {}

  /// The published object, or `nil` if there is none.
  public var wrappedValue: ObjectType? { location?.valueAnywhere ?? nil }

  /// A wrapper for bindings to the properties of the object, or `nil` if there is none.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

extension FocusedObject: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let watch = slot as? FocusedObjectWatch<ObjectType> ?? FocusedObjectWatch(node)
    slot = watch
    location = watch.location
    watch.follow()
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? FocusedObjectWatch<ObjectType>)?.end() }

  func isEqualInput(to other: FocusedObject<ObjectType>) -> Bool { true }
}

/// An observer that invalidates a view when another object is published, and when the object announces a change.
@MainActor
private final class FocusedObjectWatch<Object: ObservableObject> {
  let location: FocusedValueLocation<Object>
  private let subscription: ObjectSubscription<Object>

  init(_ node: AnyViewNode) {
    location = FocusedValueLocation({ $0[object: Object.self] }, owner: node)
    subscription = ObjectSubscription(node: node)
  }

  func follow() { if let object = location.latest { subscription.observe(object) } else { subscription.cancel() } }

  func end() {
    location.state.detach()
    subscription.cancel()
  }
}

extension View {
  /// Publishes an object by its type while this view contains the focus. Mirrors SwiftUI's `focusedObject(_:)`.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: false))
  }

  /// Publishes an object by its type wherever the focus is in the window, unless a view around the focus publishes another. Mirrors
  /// SwiftUI's `focusedSceneObject(_:)`.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: true))
  }
}
