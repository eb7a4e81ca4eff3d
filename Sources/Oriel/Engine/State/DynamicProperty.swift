/// A stored property of a view that follows a source of truth. Mirrors SwiftUI's `DynamicProperty`.
///
/// Before each run of the body, the dynamic properties inside it are installed, and then `update()` is called.
public protocol DynamicProperty {
  /// Updates the property's value before the body runs.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property whose fields have their dynamic properties installed although they aren't properties themselves, such as the content of a
/// toolbar.
protocol PropertyContainer: DynamicProperty {}

/// A dynamic property that the engine implements. It has a slot that lives as long as the view's identity.
@MainActor
protocol InstallableProperty: DynamicProperty {
  mutating func install(in slot: inout AnyObject?, node: AnyViewNode)
  /// Indicates whether the slot stores nothing that another value of the view couldn't derive again.
  static var isStateless: Bool { get }
  /// Releases a slot when the view is unmounted.
  static func uninstall(_ slot: AnyObject?)
  /// Returns the part of a slot that must be retained while the view is offscreen, or `nil` if it can be derived again.
  static func retained(_ slot: AnyObject) -> AnyObject?
  /// Returns the slot for a view that is rebuilt, or `nil` if there is nothing to restore.
  static func restored(_ retained: AnyObject, node: AnyViewNode) -> AnyObject?
  /// Returns a Boolean value that indicates whether two declared values behave the same when installed in one slot.
  func isEqualInput(to other: Self) -> Bool
  /// The object that an ancestor has to provide before the property can be read, or `nil` if none is missing.
  var missingObject: MissingObject? { get }
  /// The value of an installed property for an inspector, or `nil` if it has none to show.
  var inspectedValue: Any? { get }
}

extension InstallableProperty {
  static var isStateless: Bool { false }

  static func retained(_ slot: AnyObject) -> AnyObject? { nil }
  static func restored(_ retained: AnyObject, node: AnyViewNode) -> AnyObject? { nil }
  static func uninstall(_ slot: AnyObject?) {}
  var missingObject: MissingObject? { nil }
  var inspectedValue: Any? { nil }
}
