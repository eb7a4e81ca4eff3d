#if DEBUG
  extension PlaneElementBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison { .always }

    /// A plane gives up on content whose size never settles, and leaves the last layout of its row undone.
    var mayWaitForLayout: Bool { true }
  }
#endif
