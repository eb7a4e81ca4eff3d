extension View {
  /// Sets whether the content of the nearest descendant scroll view decelerates quickly after its release, as with UIKit's
  /// `UIScrollView.DecelerationRate.fast`.
  ///
  /// SwiftUI has nothing like it.
  nonisolated public func scrollDecelerates(quickly isQuick: Bool = true) -> some View {
    scrollSetup { $0.decelerationRate = isQuick ? .fast : .normal }
  }
}
