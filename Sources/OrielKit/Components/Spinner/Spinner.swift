import SwiftUI

/// An arc that rotates as long as it is shown. It rotates clockwise in every layout direction.
public struct Spinner: View {
  private let uiModel: SpinnerUIModel
  @Environment(\.usesTouch) private var usesTouch
  @State private var isTurned = false

  /// Creates a spinner with the appearance of the UI model.
  public init(uiModel: SpinnerUIModel = .init()) { self.uiModel = uiModel }

  public var body: some View {
    let thickness = uiModel.$thickness.value(usesTouch: usesTouch)
    Circle()
      .trim(from: 0, to: uiModel.length)
      .stroke(uiModel.color, style: StrokeStyle(lineWidth: thickness, lineCap: .round))
      // The stroke extends to both sides of its path.
      .padding(thickness / 2)
      .rotationEffect(.degrees(isTurned ? 360 : 0))
      .frame(dimension: uiModel.$dimension.value(usesTouch: usesTouch))
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityElement()
      .accessibilityLabel(Text(.inProgress))
      .onAppear { withAnimation(uiModel.animation.repeatForever(autoreverses: false)) { isTurned = true } }
  }
}
