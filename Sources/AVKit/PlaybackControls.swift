import AVFoundation
import Oriel

/// The controls above a movie.
struct PlaybackControls: View {
  let model: PlaybackModel
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var isShown: Bool { model.areControlsShown || !model.isPlaying || voiceOver }

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        center.frame(maxWidth: .infinity, maxHeight: .infinity).allowsHitTesting(false)
        if model.canPlay {
          PlaybackBar(model: model, width: min(geometry.size.width - 24, 640))
            .padding(12)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            .opacity(isShown ? 1 : 0)
            .allowsHitTesting(isShown)
        }
      }
    }
    .animation(reducesMotion ? nil : .easeInOut(duration: 0.2), value: isShown)
    .environment(\.colorScheme, .dark)
    // A timeline runs from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .onAppear { model.appear() }
    .onDisappear { model.disappear() }
  }

  @ViewBuilder private var center: some View {
    if model.hasFailed {
      VStack(spacing: 8) {
        Image(systemName: "exclamationmark.triangle").font(.largeTitle)
        Text(.own(.cannotPlay)).multilineTextAlignment(.center)
      }
      .foregroundStyle(.secondary)
      .padding()
    } else if model.isWaiting {
      ProgressView().controlSize(.large)
    }
  }
}

/// A modifier that handles the keys for playback and skipping.
struct PlaybackKeys: ViewModifier {
  let model: PlaybackModel?

  func body(content: Content) -> some View {
    content
      .focusable(model?.canPlay == true)
      .onKeyPress(.space) { handle { $0.togglePlayback() } }
      .onKeyPress(.leftArrow) { handle { $0.skip(-1) } }
      .onKeyPress(.rightArrow) { handle { $0.skip(1) } }
  }

  private func handle(_ action: (PlaybackModel) -> Void) -> KeyPress.Result {
    guard let model, model.canPlay else { return .ignored }
    action(model)
    return .handled
  }
}
