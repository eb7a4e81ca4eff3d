import SwiftUI

/// A check mark whose drawing is animated.
struct SuccessView: View {
  let onReset: @MainActor () -> Void

  @State private var progress = 0.0

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Circle()
          .fill(.green.gradient)
        Checkmark()
          .trim(to: progress)
          .stroke(.white, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round))
          .padding(32)
      }
      .frame(width: 110, height: 110)
      .accessibilityHidden(true)
      Text("You're in")
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
      Text("Your number is verified.")
        .foregroundStyle(.secondary)
      Button("Start Over", action: onReset)
        .buttonStyle(.bordered)
    }
    .padding(24)
    .onAppear {
      withAnimation(.easeOut(duration: 0.45).delay(0.2)) { progress = 1 }
    }
  }
}

private struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY - rect.height * 0.12))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.12))
    }
  }
}

#Preview {
  SuccessView {}
}
