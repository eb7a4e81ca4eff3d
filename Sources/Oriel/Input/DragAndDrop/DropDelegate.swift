import Foundation
import UniformTypeIdentifiers

/// What a view does with what is dropped on it. Mirrors SwiftUI's `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what is dragged; asked when it comes over the view. True if nothing else is said.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool

  /// Takes what was dropped; false if it can't.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool

  /// What is dragged came over the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)

  /// What is dragged moved over the view; nil leaves the proposal as it is, which is a copy at first.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?

  /// What is dragged left the view. Not called for what was dropped.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view. Mirrors SwiftUI's `DropInfo`.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// In the view's own space.
  public let location: CGPoint
  let graph: GraphReference?

  /// Whether something of one of the types is among it.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { providers.contains { $0.hasItem(conformingTo: contentTypes) } }

  /// What is of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers.filter { $0.hasItem(conformingTo: contentTypes) } }
}

/// What a drop would do. Mirrors SwiftUI's `DropOperation`.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// It isn't allowed here, and the pointer says so.
  case forbidden
  case copy
  case move
}

/// What a view would do with a drop. Mirrors SwiftUI's `DropProposal`.
public struct DropProposal: Equatable, Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}
