import Foundation

/// The two buttons of a stepper.
struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  var body: some View {
    HStack(spacing: 0) {
      half(decrement, isPlus: false)
      Rectangle().fill(Color(.system(.separator))).frame(width: 1, height: 18)
      half(increment, isPlus: true)
    }
    .background(Color(.system(.fill)).opacity(0.7), in: RoundedRectangle(cornerRadius: 8))
    .fixedSize()
  }

  private func half(_ action: (() -> Void)?, isPlus: Bool) -> some View {
    Button {
      action?()
    } label: {
      StepperSign(isPlus: isPlus)
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .frame(width: 12, height: 12)
    }
    .buttonStyle(StepperHalfStyle(onEditingChanged: onEditingChanged))
    .disabled(action == nil)
  }
}

private struct StepperHalfStyle: PrimitiveButtonStyle {
  let onEditingChanged: (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    StepperHalf(configuration: configuration, onEditingChanged: onEditingChanged)
  }
}

/// A button of a stepper that observes presses directly, because one can begin and end between two frames.
private struct StepperHalf: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: PrimitiveButtonStyleConfiguration, onEditingChanged: @escaping (Bool) -> Void) {
    self.configuration = configuration
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    configuration.label
      .foregroundStyle(Color.primary)
      .opacity(isEnabled ? 1 : 0.3)
      .frame(width: 46, height: 32)
      .background(Color.primary.opacity(isPressed ? 0.14 : isHovered && isEnabled ? 0.06 : 0), in: shape)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .modifier(
        ControlModifier(
          isEnabled: isEnabled, repeats: true,
          pressingChanged: { isPressing in
            isPressed = isPressing
            onEditingChanged(isPressing)
          }, action: { configuration.trigger() }))
  }
}

nonisolated private struct StepperSign: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    if isPlus {
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
    return path
  }
}
