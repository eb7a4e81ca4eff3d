import Foundation
import OrielDrawing

extension ViewGraph {
  /// Runs one frame: timers and animations, then rounds of update, layout, preferences and actions until nothing is left,
  /// then drawing. Actions run before drawing, so that `onAppear` completes before the first frame that shows its view.
  package func frame(at time: TimeInterval) -> DisplayNode {
    noteTime(time)
    knowsClock = true
    transaction = Transaction()
    fireTimers()
    tickAnimators()
    scrolling.animationsDidTick()
    followKeyboard()
    var rounds = 0
    let isFirst = layOutFirst()
    repeat {
      flushActions()
      isRunningPasses = true
      if rounds > 0 || isFirst { drawNewBoxes() }
      update()
      syncBoxes()
      layout()
      for source in geometry.takeSources() { source.check() }
      readPreferences()
      isRunningPasses = false
      closeCompletions()
      actions += postponedActions
      postponedActions.removeAll()
      rounds += 1
      if rounds > SettlingWatch.patience, hasPendingWork, goesRound() { break }
      if rounds == SettlingWatch.patience { settlingWatch = SettlingWatch(made: counts.made) }
    } while hasPendingWork
    settlingWatch = nil
    scrolling.frameDidEnd()
    matched.tellOfRivals()
    presentations.frameWillDraw()
    // What a modifier said about this update holds no longer: the next layout may come from somewhere else.
    updateID += 1
    if rootBox.needsDisplay { drawingChangedAt = now }
    let node = draw()
    hasAskedForFrame = false
    if needsFrame {
      needFrame()
    } else if let next = timers.nextDue {
      requestFrameLater(next - now)
    }
    return node
  }

  /// Lays out before the views hear that they appear, the first time: a change that they animate then begins where they stand without it.
  /// True where that was done; what follows of it is put off until the views have done what they want.
  private func layOutFirst() -> Bool {
    guard !hasLaidOut else { return false }
    hasLaidOut = true
    guard !actions.isEmpty else { return false }
    let appearing = actions
    actions.removeAll()
    isRunningPasses = true
    update()
    syncBoxes()
    layout()
    isRunningPasses = false
    (actions, postponedActions) = (appearing, actions)
    return true
  }

  /// What a view is before its `onAppear` is where a change begins that is animated there: it is drawn, though nobody sees it.
  private func drawNewBoxes() {
    guard hasNewBoxes, !batches.isEmpty, hasNewAnimations || batches.contains(where: { $0.transaction.effectiveAnimation != nil }) else {
      return
    }
    _ = draw()
  }

  /// Whether the rounds of a frame bring nothing but the same again, which is told.
  private func goesRound() -> Bool {
    guard settlingWatch?.isLoop(afterRoundWithMade: counts.made) == true else { return false }
    settlingWatch?.report(waiting: batches.flatMap(\.nodes), unfinished: unfinished)
    return true
  }

  private func draw() -> DisplayNode {
    (hasNewBoxes, hasNewAnimations) = (false, false)
    return rootBox.displayNode()
  }

  /// Has the views that there are ready to be measured, before the first frame gives them a size.
  package func prepareForMeasuring() {
    guard !isRunningPasses, !batches.isEmpty || !boxQueue.isEmpty || rootBoxesChanged else { return }
    isRunningPasses = true
    update()
    syncBoxes()
    isRunningPasses = false
  }

  private var hasPendingWork: Bool {
    !batches.isEmpty || !actions.isEmpty || !boxQueue.isEmpty || rootBoxesChanged || !layoutQueue.isEmpty || needsPreferencePass
      || geometry.needsPass || scrolling.isUnsettled
  }

  /// Lays out for the keyboard's inset of this frame before anything else changes: no transaction of the same frame may animate
  /// what has to stay at the keyboard's edge.
  private func followKeyboard() {
    // What an animation of its own carries along meets a keyboard at another place in each frame.
    guard keyboard.hasMoved || (keyboard.isInSight && !animators.isEmpty) else { return }
    isRunningPasses = true
    isFollowingKeyboard = true
    if keyboard.hasMoved { layout() }
    settleKeyboardInsets()
    if keyboard.hasMoved { layout() }
    isFollowingKeyboard = false
    isRunningPasses = false
    keyboard.moveWasLaidOut()
  }

  private func tickAnimators() {
    guard !animators.isEmpty else { return }
    for (id, animator) in animators where !animator.tick(at: now, graph: self) { animators[id] = nil }
  }

  func flushActions() {
    var budget = 10_000
    while !actions.isEmpty, budget > 0 {
      let current = actions
      actions.removeAll()
      for action in current {
        action()
        budget -= 1
      }
    }
  }

  private func update() {
    runBatches()
    readLayoutPreferences()
  }

  private func runBatches() {
    guard !batches.isEmpty else { return }
    let pending = batches
    batches.removeAll()
    // With several transactions in one frame each update has to see the state as it was when its own changes were made.
    let isSplit = pending.count > 1
    if isSplit { for batch in pending.reversed() { for write in batch.writes.reversed() { write.restoreOld() } } }
    for (index, batch) in pending.enumerated() {
      if isSplit {
        // What an earlier batch has made knows the state as it was then.
        isMarkingFollowers = true
        for write in batch.writes { write.applyNew() }
        isMarkingFollowers = false
      }
      // An earlier batch may have evaluated a node on the way, with the state as it was then.
      if index > 0 { for node in batch.nodes where node.isMounted { node.needsUpdate = true } }
      run(batch)
      if index < pending.count - 1 {
        readLayoutPreferences()
        syncBoxes()
        layout()
      }
    }
  }

  private func run(_ batch: Batch) {
    guard !batch.nodes.isEmpty || !followers.isEmpty else { return }
    transaction = batch.transaction
    updateID += 1
    run(batch.nodes)
  }

  /// Updates the nodes, those that wait for the update under way, and what follows of them.
  private func run(_ waiting: [AnyViewNode]) {
    isUpdating = true
    isRunningBatch = true
    var nodes = waiting + followers
    followers.removeAll()
    while !nodes.isEmpty {
      for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.needsUpdate && node.isMounted {
        node.needsUpdate = false
        settlingWatch?.note(node)
        node.performUpdate()
      }
      nodes = followers
      followers.removeAll()
    }
    isRunningBatch = false
    isUpdating = false
  }

  /// What views say of the layout around them is known before they are laid out: it belongs to the update under way, with its transaction.
  private func readLayoutPreferences() {
    guard needsPreferencePass else { return }
    isMarkingFollowers = true
    for observer in preferenceObservers.forLayout { observer.readPreferencesIfNeeded() }
    isMarkingFollowers = false
    if !followers.isEmpty { run([]) }
  }

  /// Builds rows that layout found missing: update's work, between two layouts.
  func buildRows(_ build: () -> Void) {
    isUpdating = true
    build()
    isUpdating = false
    syncBoxes()
  }

  private func syncBoxes() {
    defer {
      let actions = boxActions
      boxActions.removeAll()
      for action in actions { action() }
    }
    while !boxQueue.isEmpty || rootBoxesChanged {
      // Deepest first: a wrapper's own boxes may change, which its container has to see.
      let queue = boxQueue.sorted { $0.depth > $1.depth }
      boxQueue.removeAll()
      for node in queue where node.needsBoxes {
        node.needsBoxes = false
        if node.isMounted { node.syncBoxes() }
      }
      if boxQueue.isEmpty, rootBoxesChanged {
        rootBoxesChanged = false
        var boxes: [LayoutBox] = []
        rootNode?.appendBoxes(to: &boxes)
        rootBox.replaceChildren(boxes)
      }
    }
  }

  private func layout() {
    var budget = 100
    while budget > 0 {
      budget -= 1
      if !layoutQueue.isEmpty {
        let queue = layoutQueue
        layoutQueue.removeAll()
        for box in queue where box.isAttached && box.needsLayout { box.layoutAgain() }
        geometryDidChange()
        settleSafeArea()
      } else if !makePlaced(), !scrolling.settle() {
        // Within the update that the layout belongs to: the motion is that of its transaction.
        jumps.resolve()
        return matched.resolve()
      }
    }
  }

  /// True if there was something to make, which is to be laid out now.
  private func makePlaced() -> Bool {
    guard !unmade.isEmpty else { return false }
    let views = unmade
    unmade.removeAll()
    buildRows { for view in views { view.makeContent() } }
    return true
  }

  private func readPreferences() {
    guard needsPreferencePass else { return }
    needsPreferencePass = false
    for observer in preferenceObservers.all { observer.readPreferencesIfNeeded() }
    readPreferredColorScheme()
    clearPreferenceFlags(rootNode)
  }

  private func readPreferredColorScheme() {
    guard colorSchemeWriters > 0 || preferredColorScheme != nil, let rootNode, rootNode.needsPreferences else { return }
    var values = PreferenceValues()
    rootNode.reducePreferences(into: &values)
    let wanted = values[PreferredColorSchemeKey.self] ?? nil
    guard wanted != preferredColorScheme else { return }
    preferredColorScheme = wanted
    enqueueAction { [reference] in reference.graph?.preferredColorSchemeDidChange() }
  }

  private func clearPreferenceFlags(_ node: AnyViewNode?) {
    guard let node, node.needsPreferences else { return }
    node.needsPreferences = false
    node.forEachChild { clearPreferenceFlags($0) }
  }

  private func closeCompletions() {
    guard !closingCompletions.isEmpty else { return }
    let closing = closingCompletions
    closingCompletions.removeAll()
    for completion in closing { completion.close(in: self) }
    transaction = Transaction()
  }
}
