import SwiftUI

extension View {
  /// Sets whether the frame of the view blocks presses and taps, so that they reach neither the view nor the content behind it.
  nonisolated public func blocksHitTesting(_ blocks: Bool = true) -> some View {
    overlay {
      Color.clear
        .contentShape(Rectangle())
        .allowsHitTesting(blocks)
    }
  }
}
