#if DEBUG
  extension TimerProgressBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      case .measurements: .always
      // It is drawn by the time of the frame that last drew it.
      case .drawing: .never
      }
    }
  }
#endif
