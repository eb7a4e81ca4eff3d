import SwiftUI

/// A ball that jumps by keyframes, and the curve of its height.
struct KeyframesDemo: View {
  @State private var jumps = 0

  private struct Pose {
    var height = 0.0
    var stretch = 1.0
    var angle = Angle.zero
  }

  @KeyframesBuilder<Pose> nonisolated private static func jump() -> some Keyframes<Pose> {
    KeyframeTrack(\.height) {
      CubicKeyframe(-8, duration: 0.2)
      CubicKeyframe(90, duration: 0.35)
      CubicKeyframe(0, duration: 0.3)
      SpringKeyframe(0, duration: 0.6, spring: .bouncy(duration: 0.3, extraBounce: 0.2))
    }
    KeyframeTrack(\.stretch) {
      CubicKeyframe(0.7, duration: 0.2)
      CubicKeyframe(1.25, duration: 0.25)
      CubicKeyframe(1, duration: 0.4)
      SpringKeyframe(1, duration: 0.6, spring: .bouncy)
    }
    KeyframeTrack(\.angle) {
      LinearKeyframe(.zero, duration: 0.2)
      LinearKeyframe(.degrees(180), duration: 0.65, timingCurve: .easeInOut)
    }
  }

  var body: some View {
    WrappingRow(spacing: 20) {
      VStack(spacing: 24) {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color.orange.gradient)
          .frame(width: 54, height: 54)
          .keyframeAnimator(initialValue: Pose(), trigger: jumps) { view, pose in
            view
              .rotationEffect(pose.angle)
              .scaleEffect(x: 1 / pose.stretch, y: pose.stretch, anchor: .bottom)
              .offset(y: -pose.height)
          } keyframes: { _ in
            Self.jump()
          }
          .frame(width: 90, height: 170, alignment: .bottom)
        Button("Jump") { jumps += 1 }
          .buttonStyle(.bordered)
          .accessibilityIdentifier("keyframes-jump")
      }
      curve.frame(width: 190, height: 190)
    }
  }

  private var curve: some View {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Self.jump() }
    return GeometryReader { proxy in
      let (width, height) = (proxy.size.width, proxy.size.height)
      let ground = height - 24
      Path { path in
        path.move(to: CGPoint(x: 0, y: ground))
        path.addLine(to: CGPoint(x: width, y: ground))
      }
      .stroke(Color.gray.opacity(0.5), lineWidth: 1)
      Path { path in
        for step in 0...120 {
          let value = timeline.value(progress: Double(step) / 120)
          let point = CGPoint(x: width * CGFloat(step) / 120, y: ground - value.height * 1.6)
          if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      .stroke(Color.orange, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
    }
    .padding(8)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement()
    .accessibilityLabel("The height over time")
  }
}
