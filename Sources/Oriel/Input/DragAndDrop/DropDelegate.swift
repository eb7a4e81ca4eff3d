import Foundation
import UniformTypeIdentifiers

/// A type that handles drops on a view. Mirrors SwiftUI's `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns a Boolean value that indicates whether the view accepts the drag. Called when the drag enters the view. The default
  /// implementation returns `true`.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool

  /// Handles a drop. Returns `false` if the drop can't be handled.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool

  /// Called when a drag has entered the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)

  /// Called when the drag has moved over the view. Returns the new proposal, or `nil` to keep the current one, which is a copy at first.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the drag has left the view. It isn't called after a drop.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The current state of a drag over a view. Mirrors SwiftUI's `DropInfo`.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// The location of the drag in the coordinate space of the view.
  public let location: CGPoint
  let graph: GraphReference?

  /// Returns a Boolean value that indicates whether an item conforms to one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { providers.contains { $0.hasItem(conformingTo: contentTypes) } }

  /// Returns the items that conform to one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers.filter { $0.hasItem(conformingTo: contentTypes) } }
}

/// The operation that a drop performs. Mirrors SwiftUI's `DropOperation`.
public enum DropOperation: Hashable, Sendable {
  /// The drop does nothing.
  case cancel
  /// The drop isn't allowed at this location, and the pointer shape indicates it.
  case forbidden
  /// The drop copies the items.
  case copy
  /// The drop moves the items.
  case move
}

/// The operation that a view proposes for a drop. Mirrors SwiftUI's `DropProposal`.
public struct DropProposal: Equatable, Sendable {
  /// The operation that the drop performs.
  public let operation: DropOperation

  /// Creates a proposal for an operation.
  public init(operation: DropOperation) { self.operation = operation }
}
