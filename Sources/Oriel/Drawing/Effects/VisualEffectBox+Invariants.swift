#if DEBUG
  extension VisualEffectBox: CacheComparisonLimiting {
    /// The effect is the app's code.
    func comparison(of cache: BoxCache) -> CacheComparison { .whereAllIsChecked }
  }
#endif
