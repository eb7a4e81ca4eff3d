#if DEBUG
  extension ScrollBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      // Measuring has a side effect: it passes the proposed size on to descendants that depend on it.
      case .measurements: .never
      case .drawing: .always
      }
    }
  }
#endif
