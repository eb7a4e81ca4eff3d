import Foundation

/// The storage of `@State` and its like, owned by a node, written from anywhere.
// Sendable as `Location` is: what changes is the main actor's.
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
    // A closure that a body has handed on, and that an update calls outside of all bodies: as in SwiftUI that body runs again.
    readers.registerCurrent(orElse: graph?.isUpdating == true ? owner : nil)
    return value
  }

  /// The value, with no dependency on it.
  @MainActor var current: Value { value }

  override func set(_ newValue: Value, transaction: Transaction) {
    let old = value
    value = newValue
    guard let graph else { return }
    // A write of an equal value is no change; only cheap comparisons are worth it here.
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

  /// The view is there again, as another node.
  @MainActor func attach(to node: AnyViewNode) {
    owner = node
    reference = node.graph.reference
  }

  @MainActor func detach() {
    owner = nil
    reference = nil
  }
}

/// One write, kept so that updates of several transactions in a frame each see their own state.
@MainActor
struct StateWrite {
  let restoreOld: () -> Void
  let applyNew: () -> Void
}
