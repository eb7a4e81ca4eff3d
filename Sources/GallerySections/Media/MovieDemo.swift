import AVKit
import SwiftUI

/// A movie that loops, with a title above it.
struct MovieDemo: View {
  @State private var player: AVQueuePlayer?
  @State private var looper: AVPlayerLooper?

  var body: some View {
    VideoPlayer(player: player) {
      Text("Eight seconds of a day")
        .font(.headline)
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.6), radius: 4)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .allowsHitTesting(false)
    }
    .aspectRatio(16 / 9, contentMode: .fit)
    .frame(maxWidth: 640)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .frame(maxWidth: .infinity)
    .onAppear(perform: load)
    .onDisappear { player?.pause() }
  }

  private func load() {
    guard player == nil, let url = GalleryMovie.url else { return }
    let player = AVQueuePlayer()
    looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
    self.player = player
  }
}
