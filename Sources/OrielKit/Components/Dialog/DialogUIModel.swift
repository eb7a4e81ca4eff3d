import SwiftUI

/// The appearance and behavior of a dialog. Lengths are in points.
public struct DialogUIModel: ScaledUIModel, Sendable {
  /// The widths of a dialog for portrait and landscape containers.
  public typealias WidthGroup = ModalComponentSizeGroup<ModalComponentDimension>

  /// The width of the dialog. The default is 0.75 of the container in portrait and 0.5 in landscape, or 250 points in windows with pointers
  /// only. With accessibility text sizes, the default width is up to twice as large.
  @InteractionDefault(touch: WidthGroup(portrait: .fraction(0.75), landscape: .fraction(0.5)), pointer: WidthGroup(.absolute(250)))
  public var widthGroup: WidthGroup
  /// The margins above and below the dialog inside of the safe area. The default is 10, or 20 in windows with pointers only.
  @InteractionDefault(touch: 10, pointer: 20) public var marginVertical: CGFloat

  /// The radii of the dialog's corners. The default is 20 at all corners.
  public var cornerRadii = RectangleCornerRadii(20)
  /// A Boolean value that indicates whether the leading and trailing corners are mirrored in right-to-left layouts.
  public var reversesHorizontalCornersForRTLLanguages = true

  /// The color of the dialog behind its content. The default is white, or a dark gray in the dark color scheme.
  public var backgroundColor = Color.surfaceBackground
  /// The width of the border. The default of 0 draws no border, except for a faint edge in the dark color scheme.
  public var borderWidth: CGFloat = 0
  /// The color of the border, which is drawn if `borderWidth` is positive. The default is clear.
  public var borderColor = Color.clear

  /// The margins around the title, the message and the content together.
  public var titleTextMessageTextAndContentMargins = EdgeInsets(top: 15, leading: 15, bottom: 10, trailing: 15)

  /// The color of the title. The default is the primary color.
  public var titleTextColor = Color.primary
  /// The font of the title. The default is a bold headline.
  public var titleTextFont = Font.headline.bold()
  /// The range of the title's number of lines, for standard text sizes.
  public var titleTextLineLimit = 1...2
  /// The margins around the title, inside of `titleTextMessageTextAndContentMargins`.
  public var titleTextMargins = EdgeInsets(top: 5, leading: 0, bottom: 3, trailing: 0)

  /// The color of the message. The default is the primary color.
  public var messageTextColor = Color.primary
  /// The font of the message. The default is a subheadline.
  public var messageTextFont = Font.subheadline
  /// The range of the message's number of lines, for standard text sizes.
  public var messageTextLineLimit = 1...5
  /// The margins around the message, inside of `titleTextMessageTextAndContentMargins`.
  public var messageTextMargins = EdgeInsets(top: 3, leading: 0, bottom: 5, trailing: 0)

  /// The margins around the custom content, inside of `titleTextMessageTextAndContentMargins`.
  public var contentMargins = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)

  /// The margins between the buttons and the edges of the dialog, and the texts above them.
  public var buttonMargins = EdgeInsets(top: 10, leading: 15, bottom: 15, trailing: 15)
  /// The distance between two buttons that are side by side. If a title doesn't fit, the buttons are placed in a column.
  public var horizontalButtonSpacing: CGFloat = 10
  /// The distance between the buttons of a column. The default is 5, or 10 in windows with pointers only.
  @InteractionDefault(touch: 5, pointer: 10) public var verticalButtonSpacing: CGFloat

  /// The appearance of primary buttons. The default height is 40 with a corner radius of 10, or 22 and 4 in windows with pointers only. The
  /// `tint(_:)` of the host replaces the default blue.
  public var primaryButtonSubUIModel = DialogButtonUIModel(background: .accentButton, pressed: .pressedAccentButton, title: .white)
  /// The appearance of secondary buttons. By default they have a clear background, and a title in the tint color.
  public var secondaryButtonSubUIModel = DialogButtonUIModel(
    background: .clear, pressed: .accentButton.opacity(0.12), title: .accentButton)
  /// The appearance of destructive buttons. By default they have a clear background, and a red title.
  public var destructiveButtonSubUIModel = DialogButtonUIModel(background: .clear, pressed: .red.opacity(0.12), title: .red)
  /// The appearance of cancel buttons. By default it is that of secondary buttons.
  public var cancelButtonSubUIModel = DialogButtonUIModel(background: .clear, pressed: .accentButton.opacity(0.12), title: .accentButton)

  /// The color of the dimming while the dialog is the only modal of its layer, or `nil` for the layer's color.
  public var preferredDimmingViewColor: Color?
  /// The precedence of the dialog over other modals of its layer, according to the layer's queue policy.
  public var priority = 0
  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates, or `nil` for the dialog's id.
  public var kind: String?
  /// The accessibility label of the dialog, or `nil` for its title.
  public var accessibilityTitle: String?

  /// A Boolean value that indicates whether the keyboard is hidden when the orientation of the container changes.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// The scale of the dialog before its presentation and after its dismissal.
  public var scaleEffect: CGFloat = 1.01
  /// The animation with which the dialog fades in from `scaleEffect`, or `nil` to show it immediately.
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .linear, duration: 0.05)
  /// The animation with which the dialog fades out, or `nil` to remove it immediately.
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.05)

  /// The color of the shadow behind the dialog. The default is black with an opacity of 15 %.
  public var shadowColor = Color.componentShadow
  /// The blur radius of the shadow. The default is 10.
  public var shadowRadius: CGFloat = 10
  /// The offset of the shadow from the dialog. The default is zero.
  public var shadowOffset = CGSize.zero

  /// Creates a model of a dialog with the default fonts, colors and margins.
  public init() {}

  func buttonSubUIModel(_ role: DialogButton.Role) -> DialogButtonUIModel {
    switch role {
    case .primary: primaryButtonSubUIModel
    case .secondary: secondaryButtonSubUIModel
    case .destructive: destructiveButtonSubUIModel
    case .cancel: cancelButtonSubUIModel
    }
  }
}

/// The appearance of a dialog's button. Lengths are in points.
public struct DialogButtonUIModel: Sendable {
  /// The minimum height, for titles with standard text sizes. The default is 40, or 22 in windows with pointers only.
  @InteractionDefault(touch: 40, pointer: 22) public var height: CGFloat
  /// The corner radius. The default is 10, or 4 in windows with pointers only.
  @InteractionDefault(touch: 10, pointer: 4) public var cornerRadius: CGFloat
  /// The color of the background while the button is neither pressed nor under the pointer.
  public var backgroundColor: Color
  /// The color of the background while the button is pressed.
  public var pressedBackgroundColor: Color
  /// The color of the background while the pointer is over the button.
  public var hoveredBackgroundColor: Color
  /// The color of the title, in every state of the button.
  public var titleTextColor: Color
  /// The font of the title. The default is a semibold callout.
  public var titleTextFont = Font.callout.weight(.semibold)
  /// The minimum scale factor of a title that would otherwise be truncated, from 0 to 1.
  public var titleTextMinimumScaleFactor: CGFloat = 0.75
  /// The opacity, from 0 to 1, with which a disabled button is drawn. The default is 0.4.
  public var disabledOpacity = 0.4

  /// Creates an appearance from the colors of a button.
  ///
  /// - Parameters:
  ///   - background: The color of the background.
  ///   - pressed: The color of the background while the button is pressed.
  ///   - title: The color of the title.
  ///   - hovered: The color of the background under the pointer, or `nil` for one between the other two.
  public init(background: Color, pressed: Color, title: Color, hovered: Color? = nil) {
    backgroundColor = background
    pressedBackgroundColor = pressed
    titleTextColor = title
    hoveredBackgroundColor = hovered ?? (background == .clear ? pressed.opacity(0.5) : background.mix(with: pressed, by: 0.5))
  }
}

extension Color {
  static let accentButton = Color.tint(default: .dynamic(Color(24, 126, 240), Color(25, 131, 255)))
  static let pressedAccentButton = Color.tint(default: .dynamic(Color(31, 104, 182), Color(36, 106, 186)), darkenedBy: 0.25)
}
