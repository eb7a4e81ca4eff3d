#if DEBUG
  extension TextBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison { .whereAllIsChecked }
  }
#endif
