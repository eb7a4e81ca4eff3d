import OpenCombine

/// An object that the focused view, or those around it, tell the window, and that the view follows; nil where nobody does. Mirrors SwiftUI's
/// `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>

  private var location: FocusedValueLocation<ObjectType>?

  public init() {}

  public var wrappedValue: ObjectType? { location?.valueAnywhere ?? nil }

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

/// Marks a view when another object is told, and when that says that it will change.
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
  /// Tells an object, by its type, while the focus is within. Mirrors SwiftUI's `focusedObject(_:)`.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: false))
  }

  /// Tells an object wherever the focus is in the window, as long as nothing around that says otherwise. Mirrors SwiftUI's
  /// `focusedSceneObject(_:)`.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(tell: { if let object { $0[object: T.self] = object } }, isOfScene: true))
  }
}
