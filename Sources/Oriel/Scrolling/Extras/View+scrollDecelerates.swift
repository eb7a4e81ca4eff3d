extension View {
  /// Whether what the next scroll view inside scrolls loses its speed quickly once it is let go, as with UIKit's `UIScrollView.DecelerationRate.fast`.
  ///
  /// SwiftUI has nothing like it.
  nonisolated public func scrollDecelerates(quickly isQuick: Bool = true) -> some View {
    scrollSetup { $0.decelerationRate = isQuick ? .fast : .normal }
  }
}
