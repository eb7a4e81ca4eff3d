import SwiftUI

/// An arc that goes round for as long as it is there (VSp). It turns the same way in every layout direction.
public struct Spinner: View {
  private let uiModel: SpinnerUIModel
  @Environment(\.usesTouch) private var usesTouch
  @State private var isTurned = false

  public init(uiModel: SpinnerUIModel = .init()) { self.uiModel = uiModel }

  public var body: some View {
    let thickness = uiModel.$thickness.value(usesTouch: usesTouch)
    Circle()
      .trim(from: 0, to: uiModel.length)
      .stroke(uiModel.color, style: StrokeStyle(lineWidth: thickness, lineCap: .round))
      // The line lies on both sides of its path.
      .padding(thickness / 2)
      .rotationEffect(.degrees(isTurned ? 360 : 0))
      .frame(dimension: uiModel.$dimension.value(usesTouch: usesTouch))
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityElement()
      .accessibilityLabel(Text(.inProgress))
      .onAppear { withAnimation(uiModel.animation.repeatForever(autoreverses: false)) { isTurned = true } }
  }
}
