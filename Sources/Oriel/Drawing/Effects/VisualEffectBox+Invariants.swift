#if DEBUG
  extension VisualEffectBox: CacheComparisonLimiting {
    /// Limits the comparison, because the effect is code of the app.
    func comparison(of cache: BoxCache) -> CacheComparison { .whereAllIsChecked }
  }
#endif
