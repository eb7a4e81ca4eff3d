#if DEBUG
  extension ShapeBox: CacheComparisonLimiting {
    /// Limits the comparison, because a shape may be code of the app.
    func comparison(of cache: BoxCache) -> CacheComparison { .whereAllIsChecked }
  }
#endif
