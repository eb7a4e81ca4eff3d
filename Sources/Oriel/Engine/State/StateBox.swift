import Foundation

/// The storage of `@State` and similar properties, which a node owns and any thread may write.
// Sendable for the reason given at `Location`: its mutable state is isolated to the main actor.
package final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  @MainActor private var value: Value
  @MainActor private var readers = ReaderList()
  @MainActor private var reference: GraphReference?
  @MainActor var graph: ViewGraph? {
    get { reference?.graph }
    set { reference = newValue?.reference }
  }
  @MainActor private var ownerReference: UnownedOptional<AnyViewNode>
  @MainActor private var owner: AnyViewNode? {
    get { ownerReference.object }
    set { ownerReference.object = newValue }
  }

  @MainActor init(_ value: Value, owner: AnyViewNode?) {
    self.value = value
    ownerReference = UnownedOptional(owner)
    reference = owner?.graph.reference
  }

  override func get() -> Value {
    // If an update calls, outside all bodies, a closure that a body has passed on, that body runs again, as in SwiftUI.
    readers.registerCurrent(orElse: graph?.isUpdating == true ? owner : nil)
    return value
  }

  /// The value. A read doesn't register a dependency.
  @MainActor var current: Value { value }

  override func set(_ newValue: Value, transaction: Transaction) {
    let old = value
    value = newValue
    guard let graph else { return }
    // A write of an equal value is no change. Only `==` is used because more expensive comparisons don't pay here.
    let isChange = !((old as? any Equatable).map { isEqual($0, newValue) } ?? false)
    let write = StateWrite(
      restoreOld: { self.value = old },
      applyNew: {
        self.value = newValue
        if isChange { self.readers.notify() }
      })
    graph.write(write, readers: &readers, isChange: isChange, transaction: transaction)
  }

  private func isEqual<T: Equatable>(_ old: T, _ new: Value) -> Bool { (new as? T) == old }

  /// Attaches the storage to the new node of a view that is rebuilt.
  @MainActor func attach(to node: AnyViewNode) {
    owner = node
    reference = node.graph.reference
  }

  @MainActor func detach() {
    owner = nil
    reference = nil
  }
}

/// A write that is recorded, so that updates of several transactions in one frame each read their own state.
@MainActor
struct StateWrite {
  let restoreOld: () -> Void
  let applyNew: () -> Void
}
