import Foundation

/// The environment of a region of the tree. The nodes below one environment modifier share a scope.
///
/// A change notifies exactly the nodes that have read the changed keys, and the child scopes that don't override them.
@MainActor
package final class EnvironmentScope {
  // Each node that is created, updated or placed reads some of these, and no access lasts longer than a line: the exclusivity check costs
  // more than the access.
  @exclusivity(unchecked) private(set) var values: EnvironmentValues
  /// A cached value that is read for each box that is placed, where the lookup would dominate the cost.
  @exclusivity(unchecked) private(set) var isRightToLeft: Bool
  @exclusivity(unchecked) private var parent: EnvironmentScope?
  @exclusivity(unchecked) private var change: EnvironmentChange?
  @exclusivity(unchecked) private var children: [Token] = []
  @exclusivity(unchecked) private var ownToken: Token?
  @exclusivity(unchecked) private var readers: [Reader] = []
  @exclusivity(unchecked) private var compactAt = 8
  @exclusivity(unchecked) private var compactReadersAt = 32
  /// The transaction modifier of the scope's animation or transaction modifier, or `nil` if it has none.
  @exclusivity(unchecked) var transactionModifier: TransactionScope?

  /// A reference from a parent to a child scope. A weak reference would give the scope a side table and slow down each retain, and every
  /// new node retains its scope.
  private final class Token: Sendable {
    // Isolated to the main actor, except for the scope's `deinit`, which is nonisolated: an isolated one would check the executor for each
    // scope that is released, and a row has several. Scopes are released where nodes are, on the main actor.
    nonisolated(unsafe) var scope: Unmanaged<EnvironmentScope>?

    init(_ scope: EnvironmentScope) { self.scope = .passUnretained(scope) }
  }

  private struct Reader {
    let token: ReadToken
    let keys: EnvironmentKeySet
  }

  init(root values: EnvironmentValues) {
    self.values = values
    isRightToLeft = values.layoutDirection == .rightToLeft
    parent = nil
    change = nil
  }

  convenience init(parent: EnvironmentScope, transform: ((inout EnvironmentValues) -> Void)?) {
    self.init(parent: parent, change: transform.map { EnvironmentFunction($0) })
  }

  /// Creates a scope that applies a change to the values of its parent, and again whenever they change.
  init(parent: EnvironmentScope, change: EnvironmentChange?) {
    self.parent = parent
    self.change = change
    var values = parent.values
    change?.apply(to: &values)
    self.values = values
    isRightToLeft = values.layoutDirection == .rightToLeft
    transactionModifier = nil
    parent.adopt(self)
  }

  deinit { ownToken?.scope = nil }

  private func adopt(_ child: EnvironmentScope) {
    if children.count >= compactAt {
      children.removeAll { $0.scope == nil }
      compactAt = max(8, children.count * 2)
    }
    let token = Token(child)
    child.ownToken = token
    children.append(token)
  }

  // MARK: Reading

  /// A key that represents all keys, for readers of the values as a whole.
  static let anyKey = ObjectIdentifier(EnvironmentValues.KeyTracker.self)

  /// Registers a node's current evaluation as a reader of keys.
  func register(_ node: AnyViewNode, keys: EnvironmentKeySet) {
    guard !keys.isEmpty else { return }
    let token = node.currentReadToken
    if readers.count >= compactReadersAt {
      readers.removeAll { $0.token.node == nil }
      compactReadersAt = max(32, readers.count * 2)
    }
    readers.append(Reader(token: token, keys: keys))
  }

  // MARK: Moving

  /// Moves the outermost enclosing scope that is a child of one scope to another.
  func relocate(from old: EnvironmentScope, to new: EnvironmentScope) {
    var scope = self
    while let parent = scope.parent, parent !== old {
      // A descendant's move has already moved this scope.
      if parent === new { return }
      scope = parent
    }
    guard scope.parent === old, old !== new else { return }
    let token = scope.ownToken
    old.children.removeAll { $0 === token }
    token?.scope = nil
    scope.parent = new
    new.adopt(scope)
    scope.findTransactions()
    scope.parentDidChange()
  }

  private func findTransactions() {
    hasTransactionModifier = transactionModifier != nil || parent?.hasTransactionModifier == true
    for child in children { child.scope?.takeUnretainedValue().findTransactions() }
  }

  /// Transfers nodes that have moved to another scope, along with their registrations. Nodes that have read a value that differs there are
  /// marked for an update.
  func transferReaders(_ nodes: Set<ObjectIdentifier>, to new: EnvironmentScope) {
    guard new !== self else { return }
    var changed = values.keysThatDiffer(from: new.values)
    if !changed.isEmpty { changed.insert(Self.anyKey) }
    var moved: [Reader] = []
    readers.removeAll { reader in
      guard let node = reader.token.node else { return true }
      guard nodes.contains(ObjectIdentifier(node)) else { return false }
      if reader.keys.isDisjoint(with: changed) { moved.append(reader) } else { node.environmentDidChange() }
      return true
    }
    new.readers += moved
  }

  // MARK: Changing

  func setRootValues(_ newValues: EnvironmentValues) {
    replaceValues(with: newValues)
  }

  /// Replaces the change and applies it.
  func refresh(_ newChange: EnvironmentChange) {
    change = newChange
    parentDidChange()
  }

  func refresh(_ transform: @escaping (inout EnvironmentValues) -> Void) { refresh(EnvironmentFunction(transform)) }

  private func replaceValues(with newValues: EnvironmentValues) {
    var newValues = newValues
    var changed = newValues.unify(with: values)
    guard !changed.isEmpty else { return }
    changed.insert(Self.anyKey)
    values = newValues
    isRightToLeft = newValues.layoutDirection == .rightToLeft
    readers.removeAll { reader in
      guard let node = reader.token.node else { return true }
      guard !reader.keys.isDisjoint(with: changed) else { return false }
      node.environmentDidChange()
      return true
    }
    for child in children { child.scope?.takeUnretainedValue().parentDidChange() }
  }

  private func parentDidChange() {
    guard let parent else { return }
    var newValues = parent.values
    change?.apply(to: &newValues)
    replaceValues(with: newValues)
  }

  // MARK: Transactions

  /// Returns the transaction of the current update with the changes of the modifiers at and above this scope.
  func transaction(in graph: ViewGraph) -> Transaction {
    var result = hasTransactionModifier ? (parent?.transaction(in: graph) ?? graph.updates.transaction) : graph.updates.transaction
    if let modifier = transactionModifier { modifier.apply(to: &result, updateID: graph.updates.updateID) }
    return result
  }

  /// Returns a Boolean value that indicates whether a change in this scope may be animated. If it is `false`, the transaction need not be
  /// computed.
  func mayAnimate(in graph: ViewGraph) -> Bool { graph.updates.hasAnimatedTransaction || hasTransactionModifier }

  /// Indicates whether this scope or an ancestor has a transaction modifier. It rarely does.
  private lazy var hasTransactionModifier: Bool = transactionModifier != nil || parent?.hasTransactionModifier == true
}

/// The change that an animation or transaction modifier makes to the transaction of its content.
@MainActor
final class TransactionScope {
  /// The closure that changes the transaction: always, for `transaction(_:)`, or only in the update in which a watched value has changed.
  var transform: ((inout Transaction) -> Void)?
  var activeUpdateID: Int?
  /// An id that matches no update, for a watched value that hasn't changed yet.
  static let never = -1

  func apply(to transaction: inout Transaction, updateID: Int) {
    if let activeUpdateID, activeUpdateID != updateID { return }
    transform?(&transaction)
  }
}

extension _AnyViewNode {
  /// Called when an environment key that the node has read changes.
  func environmentDidChange() { graph.updates.withDependents { setNeedsUpdate() } }
}
