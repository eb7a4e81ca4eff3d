#if DEBUG
  extension ShapeBox: CacheComparisonLimiting {
    /// A shape may be the app's.
    func comparison(of cache: BoxCache) -> CacheComparison { .whereAllIsChecked }
  }
#endif
