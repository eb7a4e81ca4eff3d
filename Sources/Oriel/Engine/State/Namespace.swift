import Foundation

/// An id that a view owns and that lives as long as the view's identity; it scopes the names that the view's content uses. Mirrors
/// SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identifier of a namespace. Mirrors SwiftUI's `Namespace.ID`.
  public struct ID: Hashable, Sendable {
    fileprivate let value: UInt64
  }

  private var id = ID(value: 0)

  /// Creates a namespace.
  public init() {}

  /// The identifier of the namespace. All namespaces are equal before their views are in a window.
  public var wrappedValue: ID { id }
}

extension Namespace: InstallableProperty {
  @MainActor private static var last: UInt64 = 0

  private final class Slot {
    let id: ID

    init(_ id: ID) { self.id = id }
  }

  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    if let slot = slot as? Slot {
      id = slot.id
    } else {
      Self.last += 1
      id = ID(value: Self.last)
      slot = Slot(id)
    }
  }

  @MainActor static func uninstall(_ slot: AnyObject?) {}

  @MainActor static func retained(_ slot: AnyObject) -> AnyObject? { slot }

  @MainActor static func restored(_ retained: AnyObject, node: AnyViewNode) -> AnyObject? { retained }

  func isEqualInput(to other: Namespace) -> Bool { true }
}
