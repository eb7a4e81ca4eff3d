import SwiftUI

extension View {
  /// Whether presses and taps end at the view's frame, and reach neither the view nor what is behind it.
  nonisolated public func blocksHitTesting(_ blocks: Bool = true) -> some View {
    overlay {
      Color.clear
        .contentShape(Rectangle())
        .allowsHitTesting(blocks)
    }
  }
}
