import SwiftUI

extension View {
  /// Disables the system's own keyboard avoidance for a view that a `KeyboardObserver` moves.
  nonisolated public func withDisabledKeyboardResponsiveness(
    regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    ignoresSafeArea(regions, edges: edges)
  }
}
