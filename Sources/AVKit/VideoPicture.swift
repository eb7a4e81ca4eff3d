import AVFoundation
import Foundation
import Oriel

/// The frames of a player, scaled to fit the available space.
struct VideoPicture: View {
  let player: AVPlayer
  @State private var surface = SurfaceHolder()

  var body: some View {
    GeometryReader { geometry in
      if let size = player.currentItemValue.value?.playback.presentationSize.value, size.width > 0, size.height > 0 {
        PlatformViewLeaf(surface.surface(of: player))
          .frame(width: size.width, height: size.height)
          .scaleEffect(min(geometry.size.width / size.width, geometry.size.height / size.height))
          .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
      }
    }
    // Taps are handled by the controls above.
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// A holder that creates the surface for a position in the tree once.
@MainActor
private final class SurfaceHolder {
  private var surface: VideoSurface?

  nonisolated init() {}

  func surface(of player: AVPlayer) -> VideoSurface {
    if let surface { return surface }
    let surface = VideoSurface(player)
    self.surface = surface
    return surface
  }
}
