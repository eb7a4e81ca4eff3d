import Foundation

/// The screens of a stack, in order. The model keeps them consistent with the path and the bindings that request them.
///
/// Values in the path and sources (links with a view, bindings) request screens. `evaluate()` compares the requests with the existing
/// screens. A value that differs from its screen's value removes that screen and all above it, as does a source that withdraws its request.
/// New screens are pushed on top. All ways to go back only write to the path or the binding, whose value then determines the result.
@MainActor
final class NavigationModel {
  private let nodeReference: Unowned<AnyViewNode>
  private let graphReference: Unowned<ViewGraph>
  var node: AnyViewNode { nodeReference.object }
  var graph: ViewGraph { graphReference.object }
  let box: NavigationStackBox
  var path: NavigationPathStorage
  private(set) var root: (any NavigationScreenHolding)!
  private(set) var entries: [NavigationEntry] = []
  /// The screens whose removal transition runs, above those on the stack.
  private var leaving: [NavigationEntry] = []
  /// The screens that the top screen is about to cover. They are removed when its transition ends.
  private var replaced: [NavigationEntry] = []
  private var destinations: [NavigationDestination] = []
  private var sources: [NavigationSource] = []
  private var hasBegun = false

  init(node: AnyViewNode, path: NavigationPathStorage) {
    nodeReference = Unowned(node)
    self.path = path
    graphReference = Unowned(node.graph)
    box = NavigationStackBox(node: node)
    box.model = self
  }

  /// Shows the root and, without animation, the screens that are requested above it.
  func begin(_ root: any NavigationScreenHolding) {
    self.root = root
    graph.navigation.add(self)
    evaluate()
    hasBegun = true
  }

  func end() {
    graph.navigation.remove(self)
    box.detach()
  }

  func forEachNode(_ body: (AnyViewNode) -> Void) {
    if let root { body(root.holder) }
    for entry in replaced + entries + leaving { if let node = entry.node { body(node) } }
  }

  var top: any NavigationScreenHolding { entries.last?.node ?? root }

  private var screens: [any NavigationScreenHolding] { [root] + entries.map { $0.node } }

  /// Returns the screen that a screen covers, or `nil` for the root. A screen that isn't on the stack yet is going to cover the top screen.
  func screen(below box: NavigationScreenBox) -> NavigationScreenBox? {
    guard root != nil else { return nil }
    let screens = screens
    guard let index = screens.firstIndex(where: { $0.box === box }) else { return screens.last?.box }
    return index > 0 ? screens[index - 1].box : nil
  }

  /// Updates the screen above, whose back button shows the title.
  func titleDidChange(of box: NavigationScreenBox) {
    let screens = screens
    guard let index = screens.firstIndex(where: { $0.box === box }), index + 1 < screens.count else { return }
    screens[index + 1].holder.setNeedsUpdate()
  }

  // MARK: Declarations

  func add(_ destination: NavigationDestination) {
    if destinations.contains(where: { $0.type == destination.type }) {
      Report.once(
        "navigation-destination-twice-\(destination.type)",
        "navigationDestination(for: \(destination.type).self) is declared more than once in a stack; the declaration nearest to the root "
          + "is used. (\(node.viewPath))"
      )
    }
    destinations.append(destination)
    if entries.contains(where: { $0.element != nil && $0.destination == nil }) { node.setNeedsUpdate() }
  }

  func remove(_ destination: NavigationDestination) {
    destinations.removeAll { $0 === destination }
    if node.isMounted, entries.contains(where: { $0.destination === destination }) { node.setNeedsUpdate() }
  }

  /// Refreshes the screens of a destination whose builder has changed.
  func destinationDidChange(_ destination: NavigationDestination) {
    for entry in entries + leaving + replaced where entry.destination === destination { entry.refresh() }
  }

  /// Returns the destination for a value, or `nil` if there is none. The one nearest to the root takes precedence, because destinations are
  /// declared from there on. A destination for `AnyHashable` applies to values without a destination of their own type: elements of an
  /// array of `AnyHashable` keep the types of their values.
  func destination(for element: NavigationPath.Element) -> NavigationDestination? {
    destinations.first { $0.type == element.type } ?? destinations.first { $0.type == AnyHashable.self }
  }

  func add(_ source: NavigationSource) {
    if !sources.contains(where: { $0 === source }) { sources.append(source) }
    if source.isWanted, source.entry == nil { node.setNeedsUpdate() }
  }

  func remove(_ source: NavigationSource) { sources.removeAll { $0 === source } }

  /// Updates the stack after a source's request, or the content of its screen, has changed.
  func sourceDidChange(_ source: NavigationSource) {
    if let entry = source.entry, entry.isOnStack, !entry.isWithdrawn { return entry.refresh() }
    if source.isWanted != (source.entry?.isOnStack ?? false) || source.entry?.isWithdrawn ?? false {
      graph.updates.withDependents { node.setNeedsUpdate() }
    }
  }

  // MARK: Writing

  func push(_ element: NavigationPath.Element) {
    guard path.append(element) else {
      Report.once(
        "navigation-path-type-\(element.type)",
        "A NavigationLink's value of type \(element.type) can't be part of its stack's path; no screen is pushed. (\(node.viewPath))")
      return
    }
    node.setNeedsUpdate()
  }

  /// Pops a screen, and all screens above it.
  func pop(_ entry: NavigationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let gone = entries[index...]
    for source in gone.reversed().compactMap(\.source) { source.withdraw() }
    let count = gone.count { $0.element != nil }
    if count > 0 { path.removeLast(count) }
    node.setNeedsUpdate()
    // If the binding has rejected the change, the screen returns to its position.
    graph.afterLayout { [weak self, weak entry] in
      if let self, let entry, entry.isOnStack { box.goBack(entry) }
    }
    graph.needFrame()
  }

  /// Pops all screens above the root. Returns `false` if there are none.
  func popToRoot() -> Bool {
    guard let first = entries.first else { return false }
    pop(first)
    return true
  }

  /// Indicates whether the user can go back.
  var canGoBack: Bool {
    top.screen.options.hidesBackButton != true && (!entries.isEmpty || root.box.columnBack != nil)
  }

  func goBack() { if let top = entries.last { pop(top) } else { root.box.columnBack?.action() } }

  // MARK: Evaluation

  func evaluate() {
    let wanted = node.tracking { path.read() }
    let old = entries
    var limit = wanted.count
    // A withdrawn screen takes the screens above it off the stack.
    if let index = entries.firstIndex(where: \.isWithdrawn) {
      let values = entries[index...].count { $0.element != nil }
      if values > 0 {
        limit = entries[..<index].count { $0.element != nil }
        let path = path
        graph.enqueueAction { path.removeLast(values) }
      }
      entries.removeSubrange(index...)
    }
    var matched = 0
    for (index, entry) in entries.enumerated() {
      guard let element = entry.element else { continue }
      guard matched < min(limit, wanted.count), wanted[matched] == element else {
        entries.removeSubrange(index...)
        break
      }
      matched += 1
    }
    for entry in old[entries.count...] { drop(entry) }
    if matched < limit {
      for element in wanted[matched..<limit] { push(.value(element)) }
    }
    for source in sources where source.isWanted && !source.wasDropped && source.entry?.isOnStack != true { push(.source(source)) }
    for entry in entries where entry.element != nil && entry.destination == nil { entry.refresh() }
    if !hasBegun || entries.count != old.count || !zip(entries, old).allSatisfy({ $0 === $1 }) { change(from: old) }
    for case let element? in entries.map(\.element) where destination(for: element) == nil { reportMissing(element) }
  }

  private func reportMissing(_ element: NavigationPath.Element) {
    // The views of the screens below may declare the destination until the end of the update.
    graph.afterLayout { [weak self] in
      guard let self, entries.contains(where: { $0.element == element && $0.destination == nil }) else { return }
      Report.once(
        "navigation-destination-missing-\(element.type)",
        "The stack that shows \(element.value.base) declares no navigationDestination(for: \(element.type).self) outside of lazy "
          + "containers; a placeholder is shown instead. (\(node.viewPath))")
    }
  }

  private func push(_ kind: NavigationEntry.Kind) {
    let entry = NavigationEntry(kind, model: self)
    if case .source(let source) = kind { source.entry = entry }
    entries.append(entry)
  }

  /// Marks a screen as removed from the stack, and notifies its source.
  private func drop(_ entry: NavigationEntry) {
    entry.isOnStack = false
    guard let source = entry.source else { return }
    if source.entry === entry { source.entry = nil }
    guard source.isWanted, source.id == entry.sourceID else { return }
    source.wasDropped = true
    graph.enqueueAction { source.withdraw() }
  }

  private func change(from old: [NavigationEntry]) {
    let kept = zip(entries, old).prefix { $0 === $1 }.count
    let gone = Array(old[kept...])
    let added = Array(entries[kept...])
    let animates = hasBegun && !node.transaction.disablesAnimations && box.isPlaced
    // Of several screens only the top one is animated.
    var unmounted = replaced + gone.dropLast()
    replaced = []
    if let seen = gone.last {
      if !animates {
        unmounted.append(seen)
      } else if added.isEmpty {
        leaving.append(seen)
      } else {
        replaced = [seen]
      }
    }
    for entry in unmounted { finish(entry) }
    if animates, !added.isEmpty { for entry in leaving { finish(entry) } }
    if animates, !added.isEmpty { leaving = [] }
    if !animates {
      for entry in leaving { finish(entry) }
      leaving = []
    }
    for entry in gone { entry.screen.barrier.setRaised(true) }
    box.show(root: root.box, entries: entries, leaving: leaving, replaced: replaced, entering: animates ? added.last : nil)
    updateReach()
    if node.isMounted, hasBegun { node.preferencesDidChange() }
    settle()
  }

  private func finish(_ entry: NavigationEntry) { entry.node.unmount() }

  private func updateReach() {
    root.screen.barrier.setRaised(!entries.isEmpty)
    for entry in entries { entry.screen.barrier.setRaised(entry !== entries.last) }
    top.screen.appearance.setShown(true)
  }

  /// Completes transitions that have ended: removes screens that have left, and marks covered screens as not shown.
  func settle() {
    for entry in leaving where entry.box.hasLeft {
      leaving.removeAll { $0 === entry }
      finish(entry)
    }
    guard !(entries.last?.box.isMoving ?? false) else { return show() }
    for entry in replaced { finish(entry) }
    replaced = []
    show()
    if leaving.isEmpty || !entries.isEmpty {
      for entry in entries.dropLast() { entry.screen.appearance.setShown(false) }
      if !entries.isEmpty { root.screen.appearance.setShown(false) }
    }
  }

  private func show() { box.show(root: root.box, entries: entries, leaving: leaving, replaced: replaced, entering: nil) }
}

/// The node of a screen, independent of the type of its content.
@MainActor
protocol NavigationScreenHolding: AnyObject {
  var holder: AnyViewNode { get }
  var screen: NavigationScreen { get }
  var box: NavigationScreenBox { get }
}
