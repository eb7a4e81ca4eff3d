import Foundation
import OrielModel

/// An effect that a modifier requests for the symbols of its content.
nonisolated struct SymbolEffectRequest: Equatable {
  /// The identity of the modifier.
  let id: ObjectIdentifier
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  enum Trigger: Equatable {
    case isActive(Bool)
    /// The number of times that the effect has been triggered.
    case count(Int)
  }
  let trigger: Trigger
}

/// The animator of one symbol's effects. Its ticks neither evaluate bodies nor perform layout.
@MainActor
final class SymbolEffectPlayer: FrameAnimator {
  private weak var box: ImageBox?
  private var runs: [ObjectIdentifier: Run] = [:]
  private var replacement: Replacement?
  private var isTicking = false

  /// The replacement of a symbol by another one.
  private struct Replacement {
    let old: Image
    let motion: SymbolMotion
    let speed: Double
    let start: TimeInterval

    func share(at now: TimeInterval) -> Double { max(0, now - start) / motion.period * speed }
  }

  private struct Run {
    var request: SymbolEffectRequest
    /// The trigger at the last update.
    var seen: SymbolEffectRequest.Trigger
    var start: TimeInterval?
    /// The number of cycles, or `nil` if the effect never ends.
    var cycles: Int?
    /// The level of a steady effect when it was last switched.
    var from = 0.0
  }

  init(_ box: ImageBox) { self.box = box }

  var animatedNode: AnyViewNode? { box?.node }

  func update(_ requests: [SymbolEffectRequest], graph: ViewGraph) {
    let now = graph.now
    let known = runs
    runs = [:]
    for request in requests { runs[request.id] = run(for: request, after: known[request.id], now: now) }
    if runs.values.contains(where: { $0.start != nil }) { begin(graph) }
    if !runs.isEmpty || !known.isEmpty { box?.setNeedsDisplay() }
  }

  private func begin(_ graph: ViewGraph) {
    guard !isTicking else { return }
    isTicking = true
    graph.addAnimator(self)
  }

  /// Starts the replacement of the previous symbol.
  func replace(_ old: Image, by motion: SymbolMotion, speed: Double, graph: ViewGraph) {
    replacement = Replacement(old: old, motion: motion, speed: speed, start: graph.now)
    begin(graph)
  }

  /// Returns the previous symbol while it is still shown, or `nil` after that.
  func replaced(at now: TimeInterval) -> Image? {
    guard let replacement, replacement.share(at: now) < 0.5 else { return nil }
    return replacement.old
  }

  private func run(for request: SymbolEffectRequest, after known: Run?, now: TimeInterval) -> Run {
    var run = known ?? Run(request: request, seen: request.trigger)
    let before = run.seen
    run.request = request
    run.seen = request.trigger
    let repetition = request.options.repetition
    switch request.trigger {
    case .count(let count):
      if case .count(let old) = before, old != count {
        run.start = now
        run.cycles = repetition.map { $0.count } ?? 1
      }
    case .isActive(let isActive):
      let wasActive = (known != nil || request.motion.startsInFinalState) && before == .isActive(true)
      guard isActive != wasActive else { return run }
      if request.motion.isSteady {
        run.from = known.map { level(of: $0, now: now) } ?? 0
        run.start = now
      } else if isActive {
        run.start = now
        run.cycles = repetition.map { $0.count } ?? nil
      } else if let start = run.start {
        // The current cycle runs to its end.
        run.cycles = Int(min(1e9, max(0, (now - start) / length(of: run))).rounded(.down)) + 1
      }
    }
    return run
  }

  /// Returns the number of seconds from the start of a cycle to that of the next one.
  private func length(of run: Run) -> Double { period(of: run) + (run.request.options.repetition?.delay ?? 0) }

  private func period(of run: Run) -> Double { run.request.motion.period / run.request.options.speed }

  /// Returns the level of a steady effect, in 0...1.
  private func level(of run: Run, now: TimeInterval) -> Double {
    let goal = run.seen == .isActive(true) ? 1.0 : 0
    guard let start = run.start else { return goal }
    let share = min(1, max(0, (now - start) / period(of: run)))
    return run.from + (goal - run.from) * share
  }

  private func isOver(_ run: Run, now: TimeInterval) -> Bool {
    guard let start = run.start else { return true }
    if run.request.motion.isSteady { return now - start >= period(of: run) }
    guard let cycles = run.cycles else { return false }
    return now - start >= Double(cycles) * length(of: run) - (length(of: run) - period(of: run))
  }

  func pose(at now: TimeInterval, isMirrored: Bool, isCalm: Bool) -> SymbolPose {
    var pose = SymbolPose()
    for run in runs.values {
      let motion = run.request.motion
      if motion.isSteady {
        pose = pose * motion.pose(at: level(of: run, now: now), goesOn: false, isMirrored: isMirrored)
      } else if let start = run.start, !isOver(run, now: now) {
        let time = max(0, now - start).truncatingRemainder(dividingBy: length(of: run))
        let share = min(1, time / period(of: run))
        pose = pose * motion.pose(at: share, goesOn: run.cycles == nil, isMirrored: isMirrored)
      }
    }
    if let replacement, case let share = replacement.share(at: now), share < 1 {
      pose = pose * replacement.motion.pose(at: share, goesOn: false, isMirrored: isMirrored)
    }
    // With reduced motion, only the opacity and the lit layers change.
    return isCalm ? SymbolPose(opacity: pose.opacity, light: pose.light) : pose
  }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard let box, box.node != nil else {
      isTicking = false
      return false
    }
    box.setNeedsDisplay()
    for (id, run) in runs where isOver(run, now: time) { runs[id]?.start = nil }
    if let replacement, replacement.share(at: time) >= 1 { self.replacement = nil }
    isTicking = replacement != nil || runs.values.contains { $0.start != nil }
    return isTicking
  }

  func stop(graph: ViewGraph) {
    graph.removeAnimator(self)
    isTicking = false
  }
}
