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

  /// The radii of the dialog's corners.
  public var cornerRadii = RectangleCornerRadii(20)
  /// A Boolean value that indicates whether the leading and trailing corners are mirrored in right-to-left layouts.
  public var reversesHorizontalCornersForRTLLanguages = true

  /// The color of the dialog behind its content.
  public var backgroundColor = Color.surfaceBackground
  /// The width of the border, or 0 for none.
  public var borderWidth: CGFloat = 0
  /// The color of the border.
  public var borderColor = Color.clear

  /// The margins around the title, the message and the content together.
  public var titleTextMessageTextAndContentMargins = EdgeInsets(top: 15, leading: 15, bottom: 10, trailing: 15)

  /// The color of the title.
  public var titleTextColor = Color.primary
  /// The font of the title.
  public var titleTextFont = Font.headline.bold()
  /// The range of the title's number of lines, for standard text sizes.
  public var titleTextLineLimit = 1...2
  /// The margins around the title.
  public var titleTextMargins = EdgeInsets(top: 5, leading: 0, bottom: 3, trailing: 0)

  /// The color of the message.
  public var messageTextColor = Color.primary
  /// The font of the message.
  public var messageTextFont = Font.subheadline
  /// The range of the message's number of lines, for standard text sizes.
  public var messageTextLineLimit = 1...5
  /// The margins around the message.
  public var messageTextMargins = EdgeInsets(top: 3, leading: 0, bottom: 5, trailing: 0)

  /// The margins around the custom content.
  public var contentMargins = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)

  /// The margins around the buttons.
  public var buttonMargins = EdgeInsets(top: 10, leading: 15, bottom: 15, trailing: 15)
  /// The distance between two buttons that are side by side. If a title doesn't fit, the buttons are placed in a column.
  public var horizontalButtonSpacing: CGFloat = 10
  /// The distance between the buttons of a column. The default is 5, or 10 in windows with pointers only.
  @InteractionDefault(touch: 5, pointer: 10) public var verticalButtonSpacing: CGFloat

  /// The appearance of primary buttons. The default height is 40 with a corner radius of 10, or 22 and 4 in windows with pointers only. The
  /// `tint(_:)` of the host replaces the default blue.
  public var primaryButtonSubUIModel = DialogButtonUIModel(background: .accentButton, pressed: .pressedAccentButton, title: .white)
  /// The appearance of secondary buttons.
  public var secondaryButtonSubUIModel = DialogButtonUIModel(
    background: .clear, pressed: .accentButton.opacity(0.12), title: .accentButton)
  /// The appearance of destructive buttons.
  public var destructiveButtonSubUIModel = DialogButtonUIModel(background: .clear, pressed: .red.opacity(0.12), title: .red)
  /// The appearance of cancel buttons.
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
  /// The animation of the presentation, or `nil` for none.
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .linear, duration: 0.05)
  /// The animation of the dismissal, or `nil` for none.
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.05)

  /// The color of the shadow.
  public var shadowColor = Color.componentShadow
  /// The blur radius of the shadow.
  public var shadowRadius: CGFloat = 10
  /// The offset of the shadow.
  public var shadowOffset = CGSize.zero

  /// Creates a model with the default values.
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
  /// The color of the background.
  public var backgroundColor: Color
  /// The color of the background while the button is pressed.
  public var pressedBackgroundColor: Color
  /// The color of the background while the pointer is over the button.
  public var hoveredBackgroundColor: Color
  /// The color of the title.
  public var titleTextColor: Color
  /// The font of the title.
  public var titleTextFont = Font.callout.weight(.semibold)
  /// The minimum scale factor of a title that would otherwise be truncated, from 0 to 1.
  public var titleTextMinimumScaleFactor: CGFloat = 0.75
  /// The opacity of a disabled button, from 0 to 1.
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
