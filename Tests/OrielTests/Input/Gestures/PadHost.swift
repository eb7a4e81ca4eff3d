import Foundation
import Oriel
import OrielTesting

/// Returns a host with a pad of 100 by 80 points, at (50, 35) in the window and at (10, 5) in the space "room".
@MainActor
func hostOfPad(@ViewBuilder _ content: () -> some View) -> TestHost {
  let pad = content()
  return TestHost(size: CGSize(width: 300, height: 300)) {
    ZStack(alignment: .topLeading) {
      Color.clear
      pad.frame(width: 100, height: 80).padding(.leading, 10).padding(.top, 5)
        .coordinateSpace(.named("room"))
        .padding(.leading, 40).padding(.top, 30)
    }
  }
}
