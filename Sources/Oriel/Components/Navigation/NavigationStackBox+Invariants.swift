#if DEBUG
  extension NavigationStackBox: CacheComparisonLimiting {
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      // A stack that is offered no size remembers one from before its bars had their items: nothing tells it of a bar that comes.
      case .measurements: .never
      case .drawing: .always
      }
    }
  }
#endif
