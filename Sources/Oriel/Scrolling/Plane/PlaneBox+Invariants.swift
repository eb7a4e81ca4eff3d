#if DEBUG
  extension PlaneBox: CacheComparisonLimiting, InvariantChecking {
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      case .measurements: .never
      case .drawing: .always
      }
    }

    /// Checks that each live row is found by its element and by its slot, and that no other row is.
    func checkInvariants(_ checker: InvariantChecker) {
      checker.expect("byID.count", at: checkedPath, byID.count, live.count)
      for row in live {
        func path() -> String { row.row.checkedPath() }
        if byID[row.element.id] !== row { checker.record("byID", at: path(), expected: "the row of \(row.element.id)", found: "another") }
        checker.expect("row.isMounted", at: path(), row.row.isMounted, true)
        guard let slot = row.row.index else {
          checker.record("row.index", at: path(), expected: "a slot", found: "none")
          continue
        }
        if bySlot[slot] !== row { checker.record("bySlot", at: path(), expected: "the row of slot \(slot)", found: "another") }
      }
      for row in leaving { checker.expect("row.index of a row being removed", at: row.row.checkedPath(), row.row.index, nil) }
    }
  }
#endif
