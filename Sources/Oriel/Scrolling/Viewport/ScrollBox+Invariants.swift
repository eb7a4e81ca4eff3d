#if DEBUG
  extension ScrollBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      // It tells those inside what it is offered.
      case .measurements: .never
      case .drawing: .always
      }
    }
  }
#endif
