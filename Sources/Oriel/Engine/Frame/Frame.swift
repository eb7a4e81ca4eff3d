import Foundation
import OrielDrawing

extension ViewGraph {
  /// Runs one frame at a time of the frame clock, in seconds, and returns the drawing of the window.
  ///
  /// 1. Due timers enqueue their actions, and animations advance.
  /// 2. Views that follow the software keyboard are laid out separately.
  /// 3. Rounds of actions, update, boxes, layout and preferences run until no work is left. Actions run before drawing, so that `onAppear`
  ///   completes before the first frame that shows its view.
  /// 4. The changes are drawn.
  package func frame(at time: TimeInterval) -> DisplayNode {
    clock.start(at: time)
    recorder?.frameWillBegin(in: self)
    updates.transaction = Transaction()
    timers.run(at: now, actions: actions)
    animations.run(at: now, graph: self)
    participants.animationsDidTick()
    layOutForKeyboard()
    var rounds = 0
    // The first frame is laid out before `onAppear`, because a change that is animated there begins with the layout without it.
    let isFirst = layOutBeforeAppearing()
    repeat {
      actions.run()
      if rounds > 0 || isFirst { inPhase(.drawing) { drawing.runForAnimation(rootBox, before: updates.batches) } }
      runPasses()
      actions.endUpdate(in: self)
      rounds += 1
      if rounds > SettlingMonitor.patience, hasPendingWork, isLoop() { break }
      if rounds == SettlingMonitor.patience { updates.watch = SettlingMonitor(made: counts.made) }
    } while hasPendingWork
    updates.watch = nil
    participants.frameWillDraw()
    updates.endFrame()
    let node = inPhase(.drawing) { drawing.run(rootBox, at: now) }
    recorder?.frameDidEnd(in: self)
    requestNextFrame()
    return node
  }

  /// Runs update, boxes and layout for each pending transaction separately, so that each animates its own changes, and then geometry and
  /// preferences.
  private func runPasses() {
    updateAndLayOut()
    inPhase(.preferences) {
      for source in geometry.takeSources() { source.check() }
      preferences.run(root: rootNode, participants: participants)
    }
  }

  private func updateAndLayOut() {
    var pending = updates.takeBatches()
    repeat {
      update(next: &pending)
      collectBoxes()
      layOut()
    } while !pending.isEmpty
  }

  /// Updates the nodes of one batch. The preferences that a layout depends on are read before layout, because they belong to the same
  /// update.
  private func update(next pending: inout ArraySlice<UpdatePass.Batch>) {
    inPhase(.update) { updates.run(next: &pending) }
    guard preferences.isNeeded else { return }
    inPhase(.preferences) { updates.markFollowers(preferences.runForLayout) }
    inPhase(.update, updates.runFollowers)
  }

  private func collectBoxes() { inPhase(.boxes) { boxes.run(root: rootNode, into: rootBox) } }

  /// Lays out until no work is left: first the marked boxes, then the content of views that now have a position, then the missing rows of
  /// scroll views.
  private func layOut() {
    for _ in 0..<FrameBudget.layouts.limit {
      if inPhase(.layout, layouts.run) {
        geometryDidChange()
        settleSafeArea()
        continue
      }
      let placed = layouts.takePlaced()
      if !placed.isEmpty {
        build { for view in placed { view.buildContent() } }
        continue
      }
      switch inPhase(.settling, participants.settleLayout) {
      case .changed: continue
      case .missingRows(let containers): build { for container in containers where container.isMounted { container.buildRows() } }
      case .none:
        // Called within the update that the layout belongs to, because its transaction determines the animation.
        return inPhase(.settling, participants.layoutDidEnd)
      }
    }
    FrameBudget.layouts.reportExhaustion(layouts.waitingPaths)
  }

  /// Runs updates between two layouts, to build content that a layout has found missing.
  func build(_ body: () -> Void) {
    inPhase(.update, body)
    collectBoxes()
  }

  private func settleSafeArea() {
    inPhase(.layout) { _ = layouts.settleSafeArea(updates: updates) }
    inPhase(.settling, participants.safeAreaDidSettle)
  }

  /// Lays out for the keyboard's inset in this frame before any other change, because no transaction of the same frame may animate views
  /// that must stay at the keyboard's edge.
  private func layOutForKeyboard() {
    // A view that moves in an animation of its own has a different position relative to the keyboard in each frame.
    guard let keyboard = movingKeyboard, keyboard.hasMoved || (keyboard.isVisible && !animations.isEmpty) else { return }
    layouts.isFollowingKeyboard = true
    if keyboard.hasMoved { layOut() }
    let hasMoved = inPhase(.layout) { layouts.settleSafeArea(followingKeyboard: true, updates: updates) }
    if hasMoved { geometryDidChange() }
    if keyboard.hasMoved { layOut() }
    layouts.isFollowingKeyboard = false
    keyboard.moveWasLaidOut()
  }

  /// Lays out before the actions of appearing views run, in the first frame, and returns a Boolean value that indicates whether it did. The
  /// actions that the layout enqueues run after those of the views.
  private func layOutBeforeAppearing() -> Bool {
    guard !layouts.hasBegun else { return false }
    layouts.hasBegun = true
    guard !actions.isEmpty else { return false }
    actions.postponing(updateAndLayOut)
    return true
  }

  /// Returns a Boolean value that indicates whether the rounds of a frame repeat without progress, which is reported.
  private func isLoop() -> Bool {
    guard updates.watch?.isLoop(afterRoundWithMade: counts.made) == true else { return false }
    updates.watch?.report(waiting: updates.batches.flatMap(\.nodes), unfinished: unfinished)
    return true
  }

  /// Updates the views and collects their boxes, so that they can be measured before the first frame proposes a size.
  package func prepareForMeasuring() {
    guard phase == .idle, !updates.isEmpty || !boxes.isEmpty else { return }
    var pending = updates.takeBatches()
    repeat {
      update(next: &pending)
      collectBoxes()
      if !pending.isEmpty { layOut() }
    } while !pending.isEmpty
  }
}
