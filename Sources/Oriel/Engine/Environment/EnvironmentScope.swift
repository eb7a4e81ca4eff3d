import Foundation

/// The environment of a region of the tree: the nodes below one environment modifier share one scope.
///
/// A change reaches exactly the nodes that read the changed keys, and the scopes below that do not override them.
@MainActor
package final class EnvironmentScope {
  // Each node that is made, updated or placed reads some of these, and no access lasts longer than a line: checking them costs more than they do.
  @exclusivity(unchecked) private(set) var values: EnvironmentValues
  /// Asked for with each box that is placed, where looking the value up would be most of the work.
  @exclusivity(unchecked) private(set) var isRightToLeft: Bool
  @exclusivity(unchecked) private var parent: EnvironmentScope?
  @exclusivity(unchecked) private var change: EnvironmentChange?
  @exclusivity(unchecked) private var children: [Token] = []
  @exclusivity(unchecked) private var ownToken: Token?
  @exclusivity(unchecked) private var readers: [Reader] = []
  @exclusivity(unchecked) private var compactAt = 8
  @exclusivity(unchecked) private var compactReadersAt = 32
  /// Set where an animation or transaction modifier stands.
  @exclusivity(unchecked) var transactionModifier: TransactionScope?

  /// What is left of a scope for the one above. A weak reference would send each retain of the scope, and every node that is made retains its own,
  /// the long way.
  private final class Token: Sendable {
    // Of the main actor but for the scope's deinit, which belongs to none: one that does would ask the runtime who is running for each scope that
    // goes, of which a row has some. Scopes go where nodes do, on the main actor.
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

  /// A scope that changes what `parent` says, again whenever the parent changes.
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

  /// Stands for every key, where the values are read as a whole.
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

  // MARK: Going elsewhere

  /// Takes the outermost scope around this one that is right below another one to a new place.
  func relocate(from old: EnvironmentScope, to new: EnvironmentScope) {
    var scope = self
    while let parent = scope.parent, parent !== old {
      // What is there already was taken along by an earlier one.
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
    isShaped = transactionModifier != nil || parent?.isShaped == true
    for child in children { child.scope?.takeUnretainedValue().findTransactions() }
  }

  /// Nodes have gone to another scope: what they have read they read there.
  func handOver(_ nodes: Set<ObjectIdentifier>, to new: EnvironmentScope) {
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

  /// Takes another change, which may do something else.
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

  /// The transaction of the update under way as the modifiers above this place shape it.
  func transaction(in graph: ViewGraph) -> Transaction {
    var result = isShaped ? (parent?.transaction(in: graph) ?? graph.updates.transaction) : graph.updates.transaction
    if let modifier = transactionModifier { modifier.apply(to: &result, updateID: graph.updates.updateID) }
    return result
  }

  /// Whether a change at this place may be animated; false spares a look at the transaction.
  func mayAnimate(in graph: ViewGraph) -> Bool { graph.updates.hasAnimatedTransaction || isShaped }

  /// Whether a transaction modifier stands here or above: false is the common, cheap case.
  private lazy var isShaped: Bool = transactionModifier != nil || parent?.isShaped == true
}

/// What an animation or transaction modifier does to the transaction below it.
@MainActor
final class TransactionScope {
  /// Applies always, as `transaction(_:)` does, or only in the update in which a watched value changed.
  var transform: ((inout Transaction) -> Void)?
  var activeUpdateID: Int?
  /// Stands for no update: the watched value has not changed yet.
  static let never = -1

  func apply(to transaction: inout Transaction, updateID: Int) {
    if let activeUpdateID, activeUpdateID != updateID { return }
    transform?(&transaction)
  }
}

extension _AnyViewNode {
  /// An environment key that the node read has changed.
  func environmentDidChange() { graph.updates.withFollowers { setNeedsUpdate() } }
}
