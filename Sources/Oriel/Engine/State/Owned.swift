/// An object that a node makes for its view and keeps.
///
/// Each node has its own, also where several are made of one value of the view, as of an overlay around several views: an object in a state would be
/// theirs together. Before the view is in a window, each read makes another.
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
