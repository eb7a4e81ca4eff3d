/// A stored property of a view that follows a source of truth. Mirrors SwiftUI's `DynamicProperty`.
///
/// Properties inside it that are dynamic themselves are installed first; then `update()` is called, before each body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of the engine's own: it gets a slot that lives as long as the view's identity.
@MainActor
protocol InstallableProperty: DynamicProperty {
  mutating func install(in slot: inout AnyObject?, node: AnyViewNode)
  /// Whether the slot keeps nothing that another value of the view would not find anew.
  static var isStateless: Bool { get }
  /// Called when the view goes.
  static func uninstall(_ slot: AnyObject?)
  /// What has to be kept while the view is out of sight; nil for what is found anew.
  static func retained(_ slot: AnyObject) -> AnyObject?
  /// The slot of a view that is there again.
  static func restored(_ retained: AnyObject, node: AnyViewNode) -> AnyObject?
  /// Whether two declared values would behave the same once installed in one slot.
  func isEqualInput(to other: Self) -> Bool
  /// What a view above has to provide before the property can be read; nil where it can be.
  var missingObject: MissingObject? { get }
  /// The value of an installed property for an inspector; nil where there is none to show.
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
