import SwiftUI

/// A card that follows one finger, and rotates and scales with two. Scrolling with Ctrl scales it, too.
struct TwoFingersDemo: View {
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var pull = CGSize.zero
  @GestureState private var magnification: CGFloat = 1
  @GestureState private var turn = Angle.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      card
        .scaleEffect(min(2, max(0.4, scale * magnification)))
        .rotationEffect(angle + turn)
        .offset(x: offset.width + pull.width, y: offset.height + pull.height)
        .gesture(drag.simultaneously(with: magnify).simultaneously(with: rotate))
        .frame(maxWidth: .infinity).frame(height: 150)
        .background(Color.primary.opacity(0.05))
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .accessibilityElement()
        .accessibilityLabel("Card")
        .accessibilityValue("\(Int((scale * 100).rounded())) percent")
        .accessibilityIdentifier("two-fingers")
      HStack {
        Text("\(Int((scale * magnification * 100).rounded())) %, \(Int((angle + turn).degrees.rounded()))°")
          .monospacedDigit()
          .foregroundStyle(.secondary)
        Spacer()
        Button("Back") {
          withAnimation(.spring) {
            offset = .zero
            scale = 1
            angle = .zero
          }
        }
        .disabled(offset == .zero && scale == 1 && angle == .zero)
      }
      .font(.callout)
    }
    .panelWidth(222)
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: 120, height: 80)
      .overlay { Text("Pinch me").font(.headline).minimumScaleFactor(0.4).padding(4).foregroundStyle(.white) }
      .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($pull) { value, state, _ in state = value.translation }
      .onEnded {
        offset.width += $0.translation.width
        offset.height += $0.translation.height
      }
  }

  private var magnify: some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, state, _ in state = value.magnification }
      .onEnded { scale = min(2, max(0.4, scale * $0.magnification)) }
  }

  private var rotate: some Gesture {
    RotateGesture()
      .updating($turn) { value, state, _ in state = value.rotation }
      .onEnded { angle += $0.rotation }
  }
}

#Preview("Two fingers", traits: .sizeThatFitsLayout) {
  TwoFingersDemo().padding()
}
