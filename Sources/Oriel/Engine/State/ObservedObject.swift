import Foundation
import OpenCombine

/// The subscription of a node to an observable object. It marks the node for an update when the object is about to change.
@MainActor
final class ObjectSubscription<Object: ObservableObject>: ChangeCounting {
  private(set) var object: Object?
  private var relay: ChangeRelay?
  var changes: Int { relay?.changes ?? 0 }
  /// The number of times that a body was about to read the object.
  private(set) var seed = 0
  private var cancellable: AnyCancellable?
  private weak var node: AnyViewNode?

  init(node: AnyViewNode) { self.node = node }

  func observe(_ newObject: Object) {
    seed &+= 1
    guard object !== newObject else { return }
    object = newObject
    let relay = ChangeRelay(node: node)
    self.relay = relay
    cancellable = Self.subscribe(relay, to: newObject)
  }

  /// Subscribes to the object. The method is nonisolated because objects may announce changes on any thread, so the closure must not assume
  /// the main actor.
  private nonisolated static func subscribe(_ relay: ChangeRelay, to object: Object) -> AnyCancellable {
    object.objectWillChange.sink { _ in relay.objectWillChange() }
  }

  func cancel() {
    cancellable = nil
    relay = nil
    object = nil
  }
}

/// Forwards a change to the main actor from the thread on which it was made.
private final class ChangeRelay: Sendable {
  private weak let node: AnyViewNode?
  /// The number of changes that the object has announced.
  @MainActor private(set) var changes = 0

  init(node: AnyViewNode?) { self.node = node }

  func objectWillChange() {
    onMainActor {
      self.changes &+= 1
      self.node?.observedObjectWillChange()
    }
  }
}

/// An object that the view observes and doesn't own. Mirrors SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that creates bindings to the properties of an observed object. Mirrors SwiftUI's `ObservedObject.Wrapper`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to the value of a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath, notifiesReaders: false))
    }
  }

  private var object: ObjectType
  /// A number that differs from one run of the body to the next. Without it, a view that stores only the object would be a single
  /// reference, which Swift uses directly as the context of a closure that captures the view. Closures of two runs would then have equal
  /// bytes, and a link with a destination would appear unchanged.
  private var seed = 0

  /// Creates an observed object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates an observed object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The observed object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// The wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: InstallableProperty {
  var inspectedValue: Any? { object }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let subscription = slot as? ObjectSubscription<ObjectType> ?? ObjectSubscription(node: node)
    slot = subscription
    subscription.observe(object)
    seed = subscription.seed
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? ObjectSubscription<ObjectType>)?.cancel() }

  func isEqualInput(to other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}

/// An object that the view creates once and owns. Mirrors SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a state object from an expression, which is evaluated once for each identity of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. A read before the view is in a window is reported, and creates a new object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object { return object }
    Report.once(
      "state-object-before-install-\(ObjectType.self)",
      "A StateObject of type \(ObjectType.self) was read before its view was in a window; each such read creates a new object.")
    return make()
  }

  /// The wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: InstallableProperty {
  var inspectedValue: Any? { object }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let subscription: ObjectSubscription<ObjectType>
    if let existing = slot as? ObjectSubscription<ObjectType> {
      subscription = existing
    } else {
      subscription = ObjectSubscription(node: node)
      slot = subscription
      subscription.observe(make())
    }
    object = subscription.object
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? ObjectSubscription<ObjectType>)?.cancel() }

  @MainActor static func retained(_ slot: AnyObject) -> AnyObject? { (slot as? ObjectSubscription<ObjectType>)?.object }

  @MainActor static func restored(_ retained: AnyObject, node: AnyViewNode) -> AnyObject? {
    guard let object = retained as? ObjectType else { return nil }
    let subscription = ObjectSubscription<ObjectType>(node: node)
    subscription.observe(object)
    return subscription
  }

  func isEqualInput(to other: StateObject<ObjectType>) -> Bool { true }
}

/// An object that an ancestor provides in the environment. Mirrors SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// A number that differs from one run of the body to the next, for the same reason as that of `ObservedObject`.
  private var seed = 0

  /// Creates an environment object.
  public init() {}

  /// The object. Traps if it is read outside the body of an installed view.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object { return object }
    readOutsideOfBody(ObjectType.self)
  }

  /// The wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
  var inspectedValue: Any? { object }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    node.environmentReads.insert(ObjectIdentifier(ObjectType.self))
    guard let found = node.scope.values[object: ObjectType.self] as? ObjectType else {
      Self.uninstall(slot)
      object = nil
      return
    }
    let subscription = slot as? ObjectSubscription<ObjectType> ?? ObjectSubscription(node: node)
    slot = subscription
    subscription.observe(found)
    object = found
    seed = subscription.seed
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? ObjectSubscription<ObjectType>)?.cancel() }

  var missingObject: MissingObject? {
    guard object == nil else { return nil }
    return MissingObject(type: ObjectType.self, property: "@EnvironmentObject", modifier: "environmentObject(_:)")
  }

  func isEqualInput(to other: EnvironmentObject<ObjectType>) -> Bool { true }
}
