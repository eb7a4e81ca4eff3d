#if DEBUG
  import Foundation

  extension LazyBox: CacheComparisonLimiting, InvariantChecking {
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      // Measuring also measures lines, which is a side effect.
      case .measurements: .never
      case .drawing: .always
      }
    }

    func checkInvariants(_ checker: InvariantChecker) {
      if let flaw = map.flaw { checker.record("RowMap", at: checkedPath, expected: flaw.expected, found: flaw.found) }
      checker.expect("extents.count", at: checkedPath, extents.count, map.lineCount)
      if checker.takesSample() { checkExtents(checker) }
      checkRows(checker)
    }

    private func checkExtents(_ checker: InvariantChecker) {
      if let flaw = extents.flaw { checker.record("extents", at: checkedPath, expected: "sound", found: flaw) }
      // Large lists consist of runs of estimates, whose sum is a product.
      guard extents.count <= 4096 else { return }
      var sum = 0.0
      for line in 0..<extents.count { sum += extents.measuredExtent(at: line) ?? extents.estimate }
      if abs(sum - extents.total) > 1e-6 * max(1, abs(sum)) {
        checker.record("extents.total", at: checkedPath, expected: "\(sum)", found: "\(extents.total)")
      }
    }

    /// Checks that built rows are in order and that each belongs to an element of a source of the map.
    private func checkRows(_ checker: InvariantChecker) {
      var last = -1
      for entry in live {
        func path() -> String { entry.row.checkedPath() }
        if entry.index <= last { checker.record("live", at: path(), expected: "after row \(last)", found: "row \(entry.index)") }
        last = entry.index
        checker.expect("row.isMounted", at: path(), entry.row.isMounted, true)
        guard let source = entry.row.source, let local = entry.row.index, let segment = map.segment(of: source) else { continue }
        checker.expect("live.index", at: path(), entry.index, segment.rows.lowerBound + local)
        checker.expect("live.line", at: path(), entry.line, map.line(ofRow: entry.index))
      }
    }
  }
#endif
