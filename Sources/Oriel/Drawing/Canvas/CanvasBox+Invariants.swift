#if DEBUG
  extension CanvasBox: CacheComparisonLimiting {
    /// Returns `never`: the renderer is code of the app, and may draw something else at each call.
    func comparison(of cache: BoxCache) -> CacheComparison { .never }
  }
#endif
