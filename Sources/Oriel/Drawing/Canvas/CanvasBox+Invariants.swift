#if DEBUG
  extension CanvasBox: CacheComparisonLimiting {
    /// The renderer is the app's code; it may draw anything, another thing each time.
    func comparison(of cache: BoxCache) -> CacheComparison { .never }
  }
#endif
