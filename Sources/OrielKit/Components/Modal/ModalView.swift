import SwiftUI

/// What `modal` presents.
struct ModalView<Content: View>: View {
  private let uiModel: ModalUIModel
  @Binding private var isPresented: Bool
  private let content: Content

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.usesTouch) private var usesTouch
  @State private var isShown = false

  init(uiModel: ModalUIModel, isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.uiModel = uiModel
    _isPresented = isPresented
    self.content = content()
  }

  var body: some View {
    let size = uiModel.$sizeGroup.value(usesTouch: usesTouch).current(in: containerSize)
    ComponentFrame(width: size.width.length(in: containerSize.width), height: size.height.length(in: containerSize.height)) {
      content.padding(uiModel.contentMargins)
    }
    .modifier(
      ComponentSurface(
        color: uiModel.backgroundColor,
        cornerRadii: uiModel.cornerRadii.directed(by: layoutDirection, if: uiModel.reversesHorizontalCornersForRTLLanguages),
        borderWidth: uiModel.borderWidth, borderColor: uiModel.borderColor,
        shadow: ComponentShadow(color: uiModel.shadowColor, radius: uiModel.shadowRadius, offset: uiModel.shadowOffset))
    )
    .scaleEffect(isShown ? 1 : uiModel.scaleEffect)
    .opacity(isShown ? 1 : 0)
    .accessibilityElement(children: .contain)
    .onPresentationEvents(animateIn: animateIn, animateOut: animateOut) {
      if uiModel.dismissType.contains(.backTap) { isPresented = false }
    }
    .dismissesKeyboard(whenOrientationOf: containerSize, changes: uiModel.dismissesKeyboardWhenInterfaceOrientationChanges)
  }

  private func animateIn() {
    withBasicAnimation(uiModel.appearAnimation) { isShown = true }
  }

  private func animateOut(completion: @escaping () -> Void) {
    withBasicAnimation(uiModel.disappearAnimation, body: { isShown = false }, completion: completion)
  }
}
