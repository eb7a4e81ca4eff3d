#if DEBUG
  import Foundation
  import OrielModel

  /// Checks a window's trees after a frame, in debug builds, and collects the violations.
  ///
  /// Flags and links are checked in the whole tree, as often as its size permits. Caches are compared with fresh computations for a sample
  /// that rotates from frame to frame, or for all boxes (`Level.all`).
  @MainActor
  package final class InvariantChecker {
    /// The amount of checks, which `ORIEL_CHECK` in the process environment sets to `off` or `all`.
    package enum Level: String, Sendable { case off, sampled, all }

    package nonisolated static let environmentLevel =
      EnvironmentVariables.process["ORIEL_CHECK"].flatMap(Level.init) ?? .sampled

    package var level = environmentLevel
    private(set) var violations: [InvariantViolation] = []
    /// The number of checks, by which the samples rotate.
    private var round = 0
    /// The work counts at the last check of the trees, or `nil` before the first one.
    private var checkedWork: WorkCounts?
    /// The number of frames since the last check of the trees.
    private var skippedFrames = 0

    /// The number of caches that are compared in a frame, if they are sampled.
    private static let sampleSize = 16
    /// The number of nodes that may be visited per frame, on the average of several frames. Visiting all of them takes longer than most
    /// frames.
    private static let nodesPerFrame = 32
    /// The minimum number of frames without work after which the trees are checked anyway.
    private static let idleFrames = 16
    /// The maximum number of violations that one check collects, because one broken structure causes violations throughout its vicinity.
    private static let maximumViolations = 32

    /// The number of caches that this check has reached. `cacheCount` is the number of those that the previous check reached.
    private var cacheIndex = 0
    private var cacheCount = 0

    /// Checks the graph and returns the violations.
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

    /// Returns a Boolean value that indicates whether the trees are checked in this frame. They are if nodes or boxes have been built,
    /// measured or placed since the last check, as often as the size of the trees permits.
    private func isDue(_ graph: ViewGraph) -> Bool {
      guard level == .sampled else { return true }
      skippedFrames += 1
      // Animations on the clock alone change only the drawing.
      var work = graph.counts
      work.displayed = 0
      let hasWorked = work != checkedWork
      let wait = graph.liveNodeCount / Self.nodesPerFrame
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
      guard violations.count < Self.maximumViolations else { return }
      violations.append(InvariantViolation(path: path, subject: subject, expected: expected, found: found))
    }

    // MARK: Caches

    /// Advances to the next cache, and returns a Boolean value that indicates whether it is compared with a fresh computation.
    func takesSample() -> Bool {
      cacheIndex += 1
      guard level == .sampled, cacheCount > Self.sampleSize else { return true }
      let start = round * Self.sampleSize % cacheCount
      return (cacheIndex - start + cacheCount) % cacheCount < Self.sampleSize
    }

    /// Indicates whether this frame includes the checks that take as long as visiting the tree.
    var takesRareSample: Bool { level == .all || round % 32 == 0 }

    /// Returns a Boolean value that indicates whether a box's caches of a kind are compared at the current level.
    func compares(_ cache: BoxCache, of box: LayoutBox) -> Bool {
      switch limits(of: box)?.comparison(of: cache) ?? .always {
      case .always: true
      case .whereAllIsChecked: level == .all
      case .never: false
      }
    }

    /// Returns a Boolean value that indicates whether a box's caches of a kind are compared at any level.
    func canEverCompare(_ cache: BoxCache, of box: LayoutBox) -> Bool { limits(of: box)?.comparison(of: cache) != .never }

    /// Returns a Boolean value that indicates whether a box may end a frame while it still needs layout.
    func mayWaitForLayout(_ box: LayoutBox) -> Bool { limits(of: box)?.mayWaitForLayout ?? false }

    private func limits(of box: LayoutBox) -> (any CacheComparisonLimiting)? {
      let type = ObjectIdentifier(type(of: box))
      let isLimiting = limitingTypes[type] ?? (box is any CacheComparisonLimiting)
      limitingTypes[type] = isLimiting
      return isLimiting ? box as? any CacheComparisonLimiting : nil
    }

    // MARK: Side effects of comparisons

    /// The checker that is comparing caches, or `nil` if there is none.
    private(set) static var comparing: InvariantChecker?
    /// Closures that restore the caches that a comparison has filled, by box. They ensure that frames measure the same with and without
    /// checks.
    private var restorations: [ObjectIdentifier: () -> Void] = [:]

    /// Stores the closure that restores a box's cache. Called before the cache changes.
    func willFill(_ box: LayoutBox, restore: @escaping () -> Void) {
      if restorations[ObjectIdentifier(box)] == nil { restorations[ObjectIdentifier(box)] = restore }
    }

    /// Runs a computation for a comparison, and restores the caches that it has filled.
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

    /// The types of nodes and boxes, and whether they conform to `InvariantChecking`. Dynamic casts would take longer than the rest of the
    /// check.
    private var checkingTypes: [ObjectIdentifier: Bool] = [:]
    private var limitingTypes: [ObjectIdentifier: Bool] = [:]

    func checkOwnInvariants(of object: AnyObject) {
      let type = ObjectIdentifier(type(of: object))
      let isChecking = checkingTypes[type] ?? (object is any InvariantChecking)
      checkingTypes[type] = isChecking
      if isChecking, let object = object as? any InvariantChecking { object.checkInvariants(self) }
    }
  }

  /// A node or a box with invariants of its own in addition to those of all nodes and boxes. They are checked once a frame while it is in
  /// the tree.
  @MainActor
  protocol InvariantChecking: AnyObject {
    func checkInvariants(_ checker: InvariantChecker)
  }

  /// A cache of a box.
  enum BoxCache { case measurements, drawing }

  /// The condition under which a cache may be compared with a fresh computation.
  enum CacheComparison {
    case always
    /// Only if everything is checked, because the computation runs code of the app or shapes text, which tests count.
    case whereAllIsChecked
    /// Never, because the computation has side effects.
    case never
  }

  /// A box whose caches can't always be compared.
  @MainActor
  protocol CacheComparisonLimiting: LayoutBox {
    func comparison(of cache: BoxCache) -> CacheComparison
    /// Indicates whether the box may end a frame while it still needs layout.
    var mayWaitForLayout: Bool { get }
  }

  extension CacheComparisonLimiting {
    var mayWaitForLayout: Bool { false }
  }

  @MainActor private let invariantChecker = GraphService<InvariantChecker> { _ in InvariantChecker() }

  extension ViewGraph {
    package var invariants: InvariantChecker { service(invariantChecker) }

    /// Checks the conditions that hold between frames. Must be called directly after a frame.
    package func checkInvariants() -> [InvariantViolation] { invariants.check(self) }
  }
#endif
