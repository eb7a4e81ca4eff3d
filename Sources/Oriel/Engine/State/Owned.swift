/// An object that a node creates for its view and retains.
///
/// Each node has its own object, even if several nodes are created from one view value, such as an overlay around several views, which
/// would share an object in a state. Before the view is in a window, each read creates another object.
@propertyWrapper
struct Owned<Object: AnyObject>: DynamicProperty {
  private let make: @Sendable () -> Object
  private var object: Object?

  init(wrappedValue make: @autoclosure @escaping @Sendable () -> Object) { self.make = make }

  var wrappedValue: Object { object ?? make() }
}

extension Owned: Sendable where Object: Sendable {}

extension Owned: InstallableProperty {
  var inspectedValue: Any? { wrappedValue }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    let object = slot as? Object ?? make()
    slot = object
    self.object = object
  }

  @MainActor static func retained(_ slot: AnyObject) -> AnyObject? { slot }

  @MainActor static func restored(_ retained: AnyObject, node: AnyViewNode) -> AnyObject? { retained }

  func isEqualInput(to other: Owned<Object>) -> Bool { true }
}
