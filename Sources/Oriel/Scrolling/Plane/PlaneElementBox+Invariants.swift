#if DEBUG
  extension PlaneElementBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison { .always }

    /// True: a two-axis container stops laying out content whose size never settles, and leaves the last layout of the row pending.
    var mayWaitForLayout: Bool { true }
  }
#endif
