import AVFoundation
import Oriel

/// A view that shows a player's movie with controls for playback. Mirrors AVKit's `VideoPlayer`.
///
/// The movie fits into the view in its own proportions, on black. The controls come when the pointer moves, the view is tapped or a key is pressed, and go after
/// three seconds of playback; a disabled view has none. The space bar plays and pauses, and the arrow keys go ten seconds back and forward.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let videoOverlay: VideoOverlay
  @State private var models = PlaybackModels()
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameter videoOverlay: A view between the movie and the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    self.videoOverlay = videoOverlay()
  }

  public var body: some View {
    let model = models.model(of: player)
    ZStack {
      Color.black.contentShape(Rectangle()).onTapGesture { model?.toggleControls() }
      if let model { VideoPicture(player: model.player).id(ObjectIdentifier(model)) }
      videoOverlay.frame(maxWidth: .infinity, maxHeight: .infinity)
      if let model, isEnabled { PlaybackControls(model: model).id(ObjectIdentifier(model)) }
    }
    .clipped()
    .onContinuousHover { phase in
      if case .active = phase { model?.show() }
    }
    .modifier(PlaybackKeys(model: model))
  }
}

/// Makes the model of a player once.
@MainActor
private final class PlaybackModels {
  private var model: PlaybackModel?

  nonisolated init() {}

  func model(of player: AVPlayer?) -> PlaybackModel? {
    if let model, model.player === player { return model }
    model = player.map { PlaybackModel($0) }
    return model
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
