#if DEBUG
  extension VisualEffectBox: CacheComparisonLimiting {
    /// The effect is code of the app.
    func comparison(of cache: BoxCache) -> CacheComparison { .whereAllIsChecked }
  }
#endif
