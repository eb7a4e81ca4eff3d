import AVFoundation
import Foundation
import Oriel

/// A bar with the buttons and the timeline of a player.
struct PlaybackBar: View {
  let model: PlaybackModel
  /// The width in points.
  let width: CGFloat

  /// Indicates whether there is space for more than the play button and the timeline.
  private var isWide: Bool { width >= 420 }

  var body: some View {
    HStack(spacing: isWide ? 14 : 10) {
      if isWide { button(.own(.goBackSeconds, PlaybackModel.step), "gobackward.10") { model.skip(-1) } }
      button(.own(model.isPlaying ? .pause : .play), model.isPlaying ? "pause.fill" : "play.fill") { model.togglePlayback() }
        .font(.title3)
      if isWide { button(.own(.goForwardSeconds, PlaybackModel.step), "goforward.10") { model.skip(1) } }
      if let duration = model.duration { timeline(duration) } else { Spacer() }
      button(.own(model.isMuted ? .unmute : .mute), model.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill") { model.toggleMute() }
      if isWide { volume }
    }
    .buttonStyle(.plain)
    .foregroundStyle(.white)
    .tint(.white)
    .padding(.horizontal, 14)
    .frame(width: max(0, width), height: 44)
    .background(.black.opacity(0.62), in: RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.white.opacity(0.12)))
    // The bar covers the movie, so its text size is limited.
    .dynamicTypeSize(...DynamicTypeSize.large)
  }

  private func button(_ title: LocalizedStringKey, _ symbol: String, _ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol).frame(width: 24, height: 32).contentShape(Rectangle())
    }
    .accessibilityLabel(Text(title))
    .help(Text(title))
  }

  @ViewBuilder private func timeline(_ duration: Double) -> some View {
    time(model.time)
    Slider(value: Binding(get: { min(model.time, duration) }, set: { model.scrub(to: $0) }), in: 0...duration) {
      Text(.own(.playbackPosition))
    } onEditingChanged: {
      model.setScrubbing($0)
    }
    .labelsHidden()
    .accessibilityValue(time(model.time))
    if isWide { time(duration - model.time) }
  }

  private var volume: some View {
    Slider(value: Binding(get: { model.isMuted ? 0 : model.player.volumeValue.value }, set: { model.setVolume($0) }), in: 0...1) {
      Text(.own(.volume))
    }
    .labelsHidden()
    .frame(width: 72)
  }

  private func time(_ seconds: Double) -> Text {
    let duration = Duration.seconds(max(0, seconds).rounded(.down))
    let pattern: Duration.TimeFormatStyle.Pattern = (model.duration ?? 0) >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Text(duration, format: .time(pattern: pattern)).font(.caption.monospacedDigit())
  }
}
