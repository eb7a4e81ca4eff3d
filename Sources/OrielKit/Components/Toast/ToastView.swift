import SwiftUI

/// The view that `toast` presents.
struct ToastView: View {
  private let uiModel: ToastUIModel
  @Binding private var isPresented: Bool
  private let text: String

  @Environment(\.presentationHostContainerSize) private var containerSize
  @State private var height: CGFloat = 0

  init(uiModel: ToastUIModel, isPresented: Binding<Bool>, text: String) {
    self.uiModel = uiModel
    _isPresented = isPresented
    self.text = text
  }

  var body: some View {
    let width = uiModel.widthGroup.current(in: containerSize)
    ComponentFrame(width: width.length(in: containerSize.width), height: .upTo(containerSize.height)) {
      label
        .font(uiModel.textFont)
        .foregroundStyle(uiModel.textColor)
        .minimumScaleFactor(uiModel.textMinimumScaleFactor)
        .padding(uiModel.textMargins)
    }
    .getSize { height = $0.height }
    .modifier(ComponentSurface(uiModel, cornerRadii: RectangleCornerRadii(cornerRadius)))
    .modifier(BannerPresentation(uiModel.motion(title: text), dragDistance: 0, isPresented: $isPresented))
  }

  @ViewBuilder private var label: some View {
    switch uiModel.textLineType {
    case .singleLine: Text(text).lineLimit(1)
    case .multiLine(let alignment, let lineLimit): Text(text).lineLimit(lineLimit).multilineTextAlignment(alignment)
    }
  }

  private var cornerRadius: CGFloat {
    switch uiModel.cornerRadius {
    case .capsule: height / 2
    case .rounded(let cornerRadius): cornerRadius
    }
  }
}
