import Foundation
import OrielDrawing

extension ViewGraph {
  /// Runs one frame at a time in seconds on the frame clock, and returns what the window shows then.
  ///
  /// 1. Timers that are due enqueue their actions, and animations move on.
  /// 2. What follows the keyboard is laid out by itself.
  /// 3. Rounds of actions, update, boxes, layout and preferences run until nothing is left. Actions run before drawing, so that `onAppear`
  ///    completes before the first frame that shows its view.
  /// 4. What has changed is drawn.
  package func frame(at time: TimeInterval) -> DisplayNode {
    clock.start(at: time)
    recorder?.frameWillBegin(in: self)
    updates.transaction = Transaction()
    timers.run(at: now, actions: actions)
    animations.run(at: now, graph: self)
    participants.animationsDidTick()
    layOutForKeyboard()
    var rounds = 0
    // Before `onAppear`, the first time: a change that is animated there begins where the views stand without it.
    let isFirst = layOutBeforeAppearing()
    repeat {
      actions.run()
      if rounds > 0 || isFirst { inPhase(.drawing) { drawing.runForAnimation(rootBox, before: updates.batches) } }
      runPasses()
      actions.endUpdate(in: self)
      rounds += 1
      if rounds > SettlingWatch.patience, hasPendingWork, isLoop() { break }
      if rounds == SettlingWatch.patience { updates.watch = SettlingWatch(made: counts.made) }
    } while hasPendingWork
    updates.watch = nil
    participants.frameWillDraw()
    updates.endFrame()
    let node = inPhase(.drawing) { drawing.run(rootBox, at: now) }
    recorder?.frameDidEnd(in: self)
    requestNextFrame()
    return node
  }

  /// Update, boxes and layout for each transaction that waits, one after the other, so that each animates its own changes; then geometry and
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

  /// Updates the nodes of one batch. What views say of the layout around them is known before they are laid out: it belongs to the same update.
  private func update(next pending: inout ArraySlice<UpdatePass.Batch>) {
    inPhase(.update) { updates.run(next: &pending) }
    guard preferences.isNeeded else { return }
    inPhase(.preferences) { updates.markFollowers(preferences.runForLayout) }
    inPhase(.update, updates.runFollowers)
  }

  private func collectBoxes() { inPhase(.boxes) { boxes.run(root: rootNode, into: rootBox) } }

  /// Lays out until nothing is left: what is marked, then the content of views that have their place now, then what scroll views lack.
  private func layOut() {
    for _ in 0..<FrameBudget.layouts.limit {
      if inPhase(.layout, layouts.run) {
        geometryDidChange()
        settleSafeArea()
        continue
      }
      let placed = layouts.takePlaced()
      if !placed.isEmpty {
        build { for view in placed { view.makeContent() } }
        continue
      }
      switch inPhase(.settling, participants.settleLayout) {
      case .changed: continue
      case .missingRows(let containers): build { for container in containers where container.isMounted { container.buildRows() } }
      case .none:
        // Within the update that the layout belongs to: the motion is that of its transaction.
        return inPhase(.settling, participants.layoutDidEnd)
      }
    }
    FrameBudget.layouts.reportExhaustion(layouts.waitingPaths)
  }

  /// Builds what a layout has found missing: update's work, between two layouts.
  func build(_ body: () -> Void) {
    inPhase(.update, body)
    collectBoxes()
  }

  private func settleSafeArea() {
    inPhase(.layout) { _ = layouts.settleSafeArea(updates: updates) }
    inPhase(.settling, participants.safeAreaDidSettle)
  }

  /// Lays out for the keyboard's inset of this frame before anything else changes: no transaction of the same frame may animate
  /// what has to stay at the keyboard's edge.
  private func layOutForKeyboard() {
    // What an animation of its own carries along meets a keyboard at another place in each frame.
    guard let keyboard = movingKeyboard, keyboard.hasMoved || (keyboard.isInSight && !animations.isEmpty) else { return }
    layouts.isFollowingKeyboard = true
    if keyboard.hasMoved { layOut() }
    let hasMoved = inPhase(.layout) { layouts.settleSafeArea(followingKeyboard: true, updates: updates) }
    if hasMoved { geometryDidChange() }
    if keyboard.hasMoved { layOut() }
    layouts.isFollowingKeyboard = false
    keyboard.moveWasLaidOut()
  }

  /// Lays out before the views hear that they appear. True where that was done; what follows of it comes after what the views do then.
  private func layOutBeforeAppearing() -> Bool {
    guard !layouts.hasBegun else { return false }
    layouts.hasBegun = true
    guard !actions.isEmpty else { return false }
    actions.postponing(updateAndLayOut)
    return true
  }

  /// Whether the rounds of a frame bring nothing but the same again, which is reported.
  private func isLoop() -> Bool {
    guard updates.watch?.isLoop(afterRoundWithMade: counts.made) == true else { return false }
    updates.watch?.report(waiting: updates.batches.flatMap(\.nodes), unfinished: unfinished)
    return true
  }

  /// Has the views that there are ready to be measured, before the first frame gives them a size.
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
