#if DEBUG
  extension TimerProgressBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      case .measurements: .always
      // The drawing depends on the time of the frame that drew it.
      case .drawing: .never
      }
    }
  }
#endif
