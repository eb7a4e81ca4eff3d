import SwiftUI

extension View {
  /// Switches the system's own avoidance off for a view that a `KeyboardObserver` moves.
  nonisolated public func withDisabledKeyboardResponsiveness(
    regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    ignoresSafeArea(regions, edges: edges)
  }
}
