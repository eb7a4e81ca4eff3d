import SwiftUI

/// The view that `dialog` presents.
struct DialogView<Content: View>: View {
  private let uiModel: DialogUIModel
  @Binding private var isPresented: Bool
  private let title: String?
  private let message: String?
  private let content: Content
  private let buttons: [DialogButton]

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.usesTouch) private var usesTouch
  @Environment(\.presentationBlocks) private var blocks
  @Environment(\.presentationHostPresentationMode) private var mode
  /// The scale of text relative to the standard size, from the user's text size and the desktop's scaling together.
  @ScaledMetric private var textScale: CGFloat = 1
  /// Indicates whether the texts extend behind the buttons and scroll.
  @State private var textsScroll = false
  /// Indicates whether the second button is below the first one. The keyboard focus and screen readers follow the visible order.
  @State private var buttonsAreColumn = false

  /// The text scale of the smallest accessibility size.
  private static var leastLargeScale: CGFloat { 1.6 }
  private static var buttonSpace: String { "dialog buttons" }

  init(
    uiModel: DialogUIModel, isPresented: Binding<Bool>, title: String?, message: String?, buttons: [DialogButton],
    @ViewBuilder content: () -> Content
  ) {
    self.uiModel = uiModel
    _isPresented = isPresented
    self.title = title
    self.message = message
    self.content = content()
    self.buttons = DialogButton.arranged(buttons)
  }

  var body: some View {
    let margin = uiModel.$marginVertical.value(usesTouch: usesTouch)
    let width = uiModel.$widthGroup.value(usesTouch: usesTouch).current(in: containerSize)
    let maxHeight = max(0, containerSize.height - safeAreaInsets.vertical - 2 * margin)
    ComponentFrame(width: length(of: width), height: .upTo(maxHeight)) {
      DialogLayout {
        ScrollView { texts }
          .onScrollGeometryChange(for: Bool.self, of: { $0.contentSize.height > $0.containerSize.height + 0.5 }) { textsScroll = $1 }
          .overlay(alignment: .bottom) { if textsScroll { Divider() } }
        ScrollView { buttonStack.padding(uiModel.buttonMargins) }
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .modifier(
      ComponentSurface(
        uiModel, cornerRadii: uiModel.cornerRadii.directed(by: layoutDirection, if: uiModel.reversesHorizontalCornersForRTLLanguages))
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel(uiModel.accessibilityTitle ?? title ?? "")
    .accessibilityAddTraits(blocks ? .isModal : [])
    .accessibilityAction(.escape) { cancel?() }
    .modifier(ScaledPresentation(uiModel))
    // The dialog is centered in the area outside of the keyboard and of the safe area at the top and the bottom.
    .frame(maxHeight: .infinity)
    .coordinateSpace(.keyboardAvoiding)
    .keyboardInset(spacing: margin, isHeld: !isTopmost)
    .padding(EdgeInsets(top: safeAreaInsets.top + margin, leading: 0, bottom: safeAreaInsets.bottom + margin, trailing: 0))
    .frame(size: containerSize)
    .onExitCommand(perform: cancel)
    .dismissesKeyboard(whenOrientationOf: containerSize, changes: uiModel.dismissesKeyboardWhenInterfaceOrientationChanges)
  }

  private var isTopmost: Bool { mode?.presentation.record.isTopmost ?? true }

  /// Returns the width in points. Text with an accessibility size increases the default width, so that fewer words are broken.
  private func length(of width: ModalComponentDimension) -> ComponentLength {
    let length = width.length(in: containerSize.width)
    guard textScale >= Self.leastLargeScale, !uiModel.$widthGroup.isSet, case .exactly(let points) = length else { return length }
    return .exactly(max(points, min(2 * points, containerSize.width - 32)))
  }

  private var texts: some View {
    VStack(spacing: 0) {
      if let title, !title.isEmpty {
        Text(title)
          .font(uiModel.titleTextFont)
          .foregroundStyle(uiModel.titleTextColor)
          .lineLimit(lines(uiModel.titleTextLineLimit))
          .padding(uiModel.titleTextMargins)
          .accessibilityAddTraits(.isHeader)
      }
      if let message, !message.isEmpty {
        Text(message)
          .font(uiModel.messageTextFont)
          .foregroundStyle(uiModel.messageTextColor)
          .lineLimit(lines(uiModel.messageTextLineLimit))
          .padding(uiModel.messageTextMargins)
      }
      if Content.self != EmptyView.self { content.padding(uiModel.contentMargins) }
    }
    .multilineTextAlignment(.center)
    .padding(uiModel.titleTextMessageTextAndContentMargins)
    .frame(maxWidth: .infinity)
  }

  /// Returns the line limit for the current text scale. The limits apply to standard text sizes; larger text uses as many lines as it
  /// needs, and scrolls.
  private func lines(_ limit: ClosedRange<Int>) -> ClosedRange<Int> { textScale > 1 ? limit.lowerBound...Int.max : limit }

  /// The buttons: a single one over the full width, two side by side in reverse order, or more in a column.
  private var buttonStack: some View {
    DialogButtonLayout(
      horizontalSpacing: uiModel.horizontalButtonSpacing,
      verticalSpacing: uiModel.$verticalButtonSpacing.value(usesTouch: usesTouch)
    ) {
      ForEach(buttons.count == 2 && !buttonsAreColumn ? [1, 0] : Array(buttons.indices), id: \.self) { index in
        button(index)
          .layoutValue(key: DialogButtonRank.self, value: index)
          .onGeometryChange(for: Bool.self, of: { index == 1 && $0.frame(in: .named(Self.buttonSpace)).minY > 0 }) { isBelow in
            if index == 1 { buttonsAreColumn = isBelow }
          }
      }
    }
    .coordinateSpace(.named(Self.buttonSpace))
  }

  private func button(_ index: Int) -> some View {
    let button = buttons[index]
    // In a layer that passes taps through, the dialogs below are enabled, too. Keys are for the topmost one.
    let isDefault = isTopmost && index == DialogButton.defaultIndex(of: buttons)
    let look = uiModel.buttonSubUIModel(button.role)
    return Button {
      press(button)
    } label: {
      Text(button.title).multilineTextAlignment(.center).minimumScaleFactor(look.titleTextMinimumScaleFactor)
    }
    .buttonStyle(DialogButtonStyle(uiModel: look, usesTouch: usesTouch))
    .keyboardShortcut(isDefault ? KeyboardShortcut.defaultAction : nil)
    .disabled(!button.isEnabled)
  }

  private func press(_ button: DialogButton) {
    isPresented = false
    button.action?()
  }

  /// The action of the Escape key. It isn't a keyboard shortcut, because the button may already have that of Return, and a button can have
  /// only one.
  private var cancel: (() -> Void)? {
    guard isTopmost, let index = DialogButton.cancelIndex(of: buttons), buttons[index].isEnabled else { return nil }
    return { if mode?.isInteractiveDismissDisabled != true { press(buttons[index]) } }
  }
}

private struct DialogButtonStyle: ButtonStyle {
  let uiModel: DialogButtonUIModel
  let usesTouch: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(uiModel: DialogButtonUIModel, usesTouch: Bool) {
    self.uiModel = uiModel
    self.usesTouch = usesTouch
  }

  func makeBody(configuration: Configuration) -> some View {
    let height = uiModel.$height.value(usesTouch: usesTouch)
    let shape = RoundedRectangle(cornerRadius: uiModel.$cornerRadius.value(usesTouch: usesTouch))
    configuration.label
      .font(uiModel.titleTextFont)
      .foregroundStyle(uiModel.titleTextColor)
      .padding(EdgeInsets(horizontal: 8, vertical: max(0, (height - 20) / 4)))
      .frame(maxWidth: .infinity, minHeight: height)
      .background { shape.fill(background(isPressed: configuration.isPressed)) }
      .contentShape(shape)
      .onHover { isHovered = $0 }
      .opacity(isEnabled ? 1 : uiModel.disabledOpacity)
  }

  private func background(isPressed: Bool) -> Color {
    isPressed ? uiModel.pressedBackgroundColor : isHovered && isEnabled ? uiModel.hoveredBackgroundColor : uiModel.backgroundColor
  }
}
