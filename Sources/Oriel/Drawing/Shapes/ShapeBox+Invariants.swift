#if DEBUG
  extension ShapeBox: CacheComparisonLimiting {
    /// A shape may be code of the app.
    func comparison(of cache: BoxCache) -> CacheComparison { .whereAllIsChecked }
  }
#endif
