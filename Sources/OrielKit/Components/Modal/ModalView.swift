import SwiftUI

/// The view that `modal` presents.
struct ModalView<Content: View>: View {
  private let uiModel: ModalUIModel
  @Binding private var isPresented: Bool
  private let content: Content

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.usesTouch) private var usesTouch

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
        uiModel, cornerRadii: uiModel.cornerRadii.directed(by: layoutDirection, if: uiModel.reversesHorizontalCornersForRTLLanguages))
    )
    .modifier(
      ScaledPresentation(uiModel) {
        if uiModel.$dismissType.value(usesTouch: usesTouch).contains(.backTap) { isPresented = false }
      }
    )
    .modifier(
      ModalBehavior(title: uiModel.accessibilityTitle, mayDismiss: uiModel.$dismissType.allowsDismissal, dismiss: { isPresented = false })
    )
    .dismissesKeyboard(whenOrientationOf: containerSize, changes: uiModel.dismissesKeyboardWhenInterfaceOrientationChanges)
  }
}
