import SwiftUI

/// The view that `notification` presents: a banner around its content.
struct NotificationView<Content: View>: View {
  private let uiModel: NotificationUIModel
  @Binding private var isPresented: Bool
  /// The text for assistive technology, or `nil` for a notification with custom content.
  private let text: String?
  private let content: Content

  @Environment(\.presentationHostContainerSize) private var containerSize

  init(uiModel: NotificationUIModel, isPresented: Binding<Bool>, text: String?, @ViewBuilder content: () -> Content) {
    self.uiModel = uiModel
    _isPresented = isPresented
    self.text = text
    self.content = content()
  }

  var body: some View {
    let width = uiModel.widthGroup.current(in: containerSize)
    ComponentFrame(width: width.length(in: containerSize.width), height: .upTo(containerSize.height)) { content }
      .modifier(ComponentSurface(uiModel, cornerRadii: RectangleCornerRadii(uiModel.cornerRadius)))
      .modifier(BannerPresentation(uiModel.motion(title: text), dragDistance: text != nil ? 0 : 10, isPresented: $isPresented))
  }
}

/// An icon, a title and a message. A missing text occupies the space of an empty line.
struct NotificationContent: View {
  let uiModel: NotificationUIModel
  let icon: Image?
  let title: String?
  let message: String?

  var body: some View {
    HStack(spacing: uiModel.iconAndTitleTextMessageTextSpacing) {
      if let icon {
        icon
          .resizable()
          .scaledToFit()
          .frame(size: uiModel.iconSize)
          .foregroundStyle(uiModel.iconColor)
          .frame(size: uiModel.iconBackgroundSize)
          .background(uiModel.iconBackgroundColor, in: RoundedRectangle(cornerRadius: uiModel.iconBackgroundCornerRadius))
          .accessibilityHidden(true)
      }
      VStack(alignment: uiModel.textFrameAlignment, spacing: uiModel.titleTextAndMessageTextSpacing) {
        text(title, lineLimit: uiModel.titleTextLineLimit, minimumScaleFactor: uiModel.titleTextMinimumScaleFactor)
          .font(uiModel.titleTextFont)
          .foregroundStyle(uiModel.titleTextColor)
        text(message, lineLimit: uiModel.messageTextLineLimit, minimumScaleFactor: uiModel.messageTextMinimumScaleFactor)
          .font(uiModel.messageTextFont)
          .foregroundStyle(uiModel.messageTextColor)
      }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: uiModel.textFrameAlignment, vertical: .center))
    }
    .padding(uiModel.bodyMargins)
  }

  @ViewBuilder private func text(_ string: String?, lineLimit: ClosedRange<Int>, minimumScaleFactor: CGFloat) -> some View {
    if let string, !string.isEmpty {
      Text(string).lineLimit(lineLimit).minimumScaleFactor(minimumScaleFactor)
    } else {
      Text(" ").accessibilityHidden(true)
    }
  }
}
