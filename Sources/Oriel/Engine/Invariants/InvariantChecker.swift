#if DEBUG
  import Foundation
  import OrielModel

  /// Checks a window's trees after a frame, in debug builds, and collects what is wrong.
  ///
  /// Flags and links are checked in all of the tree, as often as its size allows. Caches are compared with fresh computations for a sample that
  /// rotates from frame to frame, or for everything (`Level.all`).
  @MainActor
  package final class InvariantChecker {
    /// How much is checked: `ORIEL_CHECK` in the environment, `off` or `all`.
    package enum Level: String, Sendable { case off, sampled, all }

    package nonisolated static let environmentLevel =
      EnvironmentVariables.process["ORIEL_CHECK"].flatMap(Level.init) ?? .sampled

    package var level = environmentLevel
    private(set) var violations: [InvariantViolation] = []
    /// Counts checks, so that samples rotate.
    private var round = 0
    /// The work that was done by the last check of the trees.
    private var checkedWork: WorkCounts?
    /// Frames since the last check of the trees.
    private var skippedFrames = 0

    /// Caches compared in a frame, where a sample is.
    private static let sampleSize = 16
    /// Nodes that may be walked over in each frame, on the average of several: a walk over all of them takes longer than most frames.
    private static let walkSize = 32
    /// Frames without work until the trees are checked anyway, at least.
    private static let idleFrames = 16
    /// Violations that one check collects: a broken structure breaks everything around it.
    private static let mostViolations = 32

    /// Caches that the check has come to, and those that the one before has.
    private var cacheIndex = 0
    private var cacheCount = 0

    /// Checks the graph and returns what is wrong.
    func check(_ graph: ViewGraph) -> [InvariantViolation] {
      violations = []
      guard level != .off, !graph.isClosing else { return [] }
      graph.checkQueues(self)
      guard isDue(graph) else { return violations }
      beginRound()
      graph.withoutCounting {
        graph.checkNodes(self)
        graph.rootBox.checkTree(self, graph: graph)
        graph.participants.forEach { $0.checkInvariants(self) }
      }
      return violations
    }

    /// Whether the trees are walked over in this frame: where something has been built, measured or placed since the last walk, as often as their size
    /// allows.
    private func isDue(_ graph: ViewGraph) -> Bool {
      guard level == .sampled else { return true }
      skippedFrames += 1
      // Where the clock alone moves things, nothing changes but how they are drawn.
      var work = graph.counts
      work.displayed = 0
      let hasWorked = work != checkedWork
      let wait = graph.liveNodeCount / Self.walkSize
      guard skippedFrames > (hasWorked ? wait : max(wait, Self.idleFrames)) else { return false }
      skippedFrames = 0
      checkedWork = work
      return true
    }

    // MARK: Expectations

    /// Records a violation unless the values are equal.
    func expect<Value: Equatable>(
      _ subject: @autoclosure () -> String, at path: @autoclosure () -> String, _ found: Value, _ expected: Value
    ) {
      if found != expected { record(subject(), at: path(), expected: "\(expected)", found: "\(found)") }
    }

    func record(_ subject: String, at path: String, expected: String, found: String) {
      guard violations.count < Self.mostViolations else { return }
      violations.append(InvariantViolation(path: path, subject: subject, expected: expected, found: found))
    }

    // MARK: Caches

    /// Whether the next cache of the walk is compared with a fresh computation.
    func takesSample() -> Bool {
      cacheIndex += 1
      guard level == .sampled, cacheCount > Self.sampleSize else { return true }
      let start = round * Self.sampleSize % cacheCount
      return (cacheIndex - start + cacheCount) % cacheCount < Self.sampleSize
    }

    /// Whether something is checked in this frame that takes as long as the walk itself.
    var takesRareSample: Bool { level == .all || round % 32 == 0 }

    /// Whether a box's caches of a kind are compared at all.
    func compares(_ cache: BoxCache, of box: LayoutBox) -> Bool {
      switch limits(of: box)?.comparison(of: cache) ?? .always {
      case .always: true
      case .whereAllIsChecked: level == .all
      case .never: false
      }
    }

    /// Whether some level compares a box's caches of a kind.
    func canEverCompare(_ cache: BoxCache, of box: LayoutBox) -> Bool { limits(of: box)?.comparison(of: cache) != .never }

    /// Whether a box may end a frame with a layout that it waits for.
    func mayWaitForLayout(_ box: LayoutBox) -> Bool { limits(of: box)?.mayWaitForLayout ?? false }

    private func limits(of box: LayoutBox) -> (any CacheComparisonLimiting)? {
      let type = ObjectIdentifier(type(of: box))
      let isLimiting = limitingTypes[type] ?? (box is any CacheComparisonLimiting)
      limitingTypes[type] = isLimiting
      return isLimiting ? box as? any CacheComparisonLimiting : nil
    }

    // MARK: What comparing leaves behind

    /// The check that compares caches now.
    private(set) static var comparing: InvariantChecker?
    /// Puts back the caches that comparing has filled, by the box: what frames measure is the same with and without checks.
    private var restorations: [ObjectIdentifier: () -> Void] = [:]

    /// Called before a box's cache changes.
    func willFill(_ box: LayoutBox, restore: @escaping () -> Void) {
      if restorations[ObjectIdentifier(box)] == nil { restorations[ObjectIdentifier(box)] = restore }
    }

    /// Runs a computation for a comparison.
    func comparing(_ body: () -> Void) {
      Self.comparing = self
      body()
      Self.comparing = nil
      for restore in restorations.values { restore() }
      restorations.removeAll()
    }

    private func beginRound() {
      round += 1
      (cacheIndex, cacheCount) = (0, cacheIndex)
    }

    // MARK: Types with invariants of their own

    /// By the type of a node or box, whether it conforms to `InvariantChecking`: a cast takes longer than the rest of the walk.
    private var checkingTypes: [ObjectIdentifier: Bool] = [:]
    private var limitingTypes: [ObjectIdentifier: Bool] = [:]

    func checkOwnInvariants(of object: AnyObject) {
      let type = ObjectIdentifier(type(of: object))
      let isChecking = checkingTypes[type] ?? (object is any InvariantChecking)
      checkingTypes[type] = isChecking
      if isChecking, let object = object as? any InvariantChecking { object.checkInvariants(self) }
    }
  }

  /// A node or a box with invariants of its own beside those of all nodes and boxes. They are checked once a frame while it is in the tree.
  @MainActor
  protocol InvariantChecking: AnyObject {
    func checkInvariants(_ checker: InvariantChecker)
  }

  /// What a box remembers.
  enum BoxCache { case measurements, drawing }

  /// When a cache may be compared with a fresh computation.
  enum CacheComparison {
    case always
    /// The computation runs the app's code, or shapes text: tests count how often that happens.
    case whereAllIsChecked
    /// The computation has effects.
    case never
  }

  /// A box whose caches can't always be compared.
  @MainActor
  protocol CacheComparisonLimiting: LayoutBox {
    func comparison(of cache: BoxCache) -> CacheComparison
    /// Whether the box may end a frame with a layout that it waits for.
    var mayWaitForLayout: Bool { get }
  }

  extension CacheComparisonLimiting {
    var mayWaitForLayout: Bool { false }
  }

  @MainActor private let invariantChecker = GraphService<InvariantChecker> { _ in InvariantChecker() }

  extension ViewGraph {
    package var invariants: InvariantChecker { service(invariantChecker) }

    /// Checks what has to hold between frames; to be called right after one.
    package func checkInvariants() -> [InvariantViolation] { invariants.check(self) }
  }
#endif
