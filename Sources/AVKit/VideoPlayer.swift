import AVFoundation
import Oriel

/// A view that shows a player's movie with playback controls. Mirrors AVKit's `VideoPlayer`.
///
/// The movie fits into the view with its aspect ratio on a black background. The controls appear when the pointer moves, the view is tapped
/// or a key is pressed, and disappear after three seconds of playback. A disabled view has no controls. The space bar plays and pauses, and
/// the arrow keys skip ten seconds backward and forward.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let videoOverlay: VideoOverlay
  @State private var models = PlaybackModels()
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a view for a player.
  ///
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

/// A holder that creates the model of a player once.
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
  /// Creates a view for a player without an overlay.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
