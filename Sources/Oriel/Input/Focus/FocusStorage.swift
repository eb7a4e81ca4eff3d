/// The stored part of `FocusState` and `AccessibilityFocusState`: the location of the value once a view has installed the property, and the
/// value that identifies no view.
struct FocusStorage<Value: Hashable, Place: FocusLocation<Value>> {
  let none: Value
  private(set) var location: Place?

  init(none: Value) { self.none = none }

  var value: Value {
    get { location?.valueAnywhere ?? none }
    nonmutating set { location?.setAnywhere(newValue) }
  }

  @MainActor mutating func install(in slot: inout AnyObject?, make: () -> Place) {
    let location = slot as? Place ?? make()
    slot = location
    self.location = location
  }

  @MainActor static func uninstall(_ slot: AnyObject?) { (slot as? Place)?.state.detach() }
}
