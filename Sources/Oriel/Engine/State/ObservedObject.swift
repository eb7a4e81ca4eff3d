import Foundation
import OpenCombine

/// Marks a node when an object says that it will change.
@MainActor
final class ObjectSubscription<Object: ObservableObject>: ChangeCounting {
  private(set) var object: Object?
  private var relay: ChangeRelay?
  var changes: Int { relay?.changes ?? 0 }
  /// How often a body was about to read the object.
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

  /// Not on the main actor: objects may say that they change from any thread, and the closure must not assume one.
  private nonisolated static func subscribe(_ relay: ChangeRelay, to object: Object) -> AnyCancellable {
    object.objectWillChange.sink { _ in relay.objectWillChange() }
  }

  func cancel() {
    cancellable = nil
    relay = nil
    object = nil
  }
}

/// Carries a change from whatever thread it was made on.
private final class ChangeRelay: Sendable {
  private weak let node: AnyViewNode?
  /// How often the object has said that it will change.
  @MainActor private(set) var changes = 0

  init(node: AnyViewNode?) { self.node = node }

  func objectWillChange() {
    onMainActor {
      self.changes &+= 1
      self.node?.observedObjectWillChange()
    }
  }
}

/// Bindings to the properties of an observed object. Mirrors SwiftUI's `ObservedObject.Wrapper`.
@dynamicMemberLookup
public struct ObservedObjectWrapper<Object: AnyObject> {
  let object: Object

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(object, keyPath, tellsReaders: false))
  }
}

/// An object that somebody else owns. Mirrors SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>

  public var wrappedValue: ObjectType
  /// Differs from one body to the next. Without it a view of nothing but the object would be a single reference, which Swift takes for the context of a
  /// closure over the view as it is: closures of two bodies would be the same bytes, and a link with a destination would seem not to have changed.
  private var seed = 0

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let subscription = slot as? ObjectSubscription<ObjectType> ?? ObjectSubscription(node: node)
    slot = subscription
    subscription.observe(wrappedValue)
    seed = subscription.seed
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? ObjectSubscription<ObjectType>)?.cancel() }

  func isEqualInput(to other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that the view makes once and owns. Mirrors SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor
  public var wrappedValue: ObjectType {
    if let object { return object }
    Report.once(
      "state-object-before-install-\(ObjectType.self)",
      "A StateObject of type \(ObjectType.self) was read before its view was in a window: each such read makes a new object.")
    return make()
  }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
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

/// An object that a view above put into the environment. Mirrors SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// As an observed object's.
  private var seed = 0

  public init() {}

  @MainActor
  public var wrappedValue: ObjectType {
    if let object { return object }
    readOutsideOfBody(ObjectType.self)
  }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
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
