import SwiftUI

/// How a dialog looks and behaves. Lengths are points.
public struct DialogUIModel: ScaledUIModel, Sendable {
  public typealias WidthGroup = ModalComponentSizeGroup<ModalComponentDimension>

  /// 0.75 of the container in portrait, 0.5 in landscape; in windows that have pointers alone 250 points. Where the text has an
  /// accessibility size up to twice as much.
  @InteractionDefault(touch: WidthGroup(portrait: .fraction(0.75), landscape: .fraction(0.5)), pointer: WidthGroup(.absolute(250)))
  public var widthGroup: WidthGroup
  /// Room above and below, inside of the safe area: 10, in windows that have pointers alone 20.
  @InteractionDefault(touch: 10, pointer: 20) public var marginVertical: CGFloat

  public var cornerRadii = RectangleCornerRadii(20)
  /// Whether corners at the leading and trailing edges are exchanged where the layout direction is from right to left.
  public var reversesHorizontalCornersForRTLLanguages = true

  public var backgroundColor = Color.surfaceBackground
  public var borderWidth: CGFloat = 0
  public var borderColor = Color.clear

  /// Around title, message and content together.
  public var titleTextMessageTextAndContentMargins = EdgeInsets(top: 15, leading: 15, bottom: 10, trailing: 15)

  public var titleTextColor = Color.primary
  public var titleTextFont = Font.headline.bold()
  public var titleTextLineLimit = 1...2
  public var titleTextMargins = EdgeInsets(top: 5, leading: 0, bottom: 3, trailing: 0)

  public var messageTextColor = Color.primary
  public var messageTextFont = Font.subheadline
  public var messageTextLineLimit = 1...5
  public var messageTextMargins = EdgeInsets(top: 3, leading: 0, bottom: 5, trailing: 0)

  public var contentMargins = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)

  /// Around the buttons.
  public var buttonMargins = EdgeInsets(top: 10, leading: 15, bottom: 15, trailing: 15)
  /// Between two buttons side by side: where a title has no room there they stand one below the other.
  public var horizontalButtonSpacing: CGFloat = 10
  /// Between buttons one below the other: 5, in windows that have pointers alone 10.
  @InteractionDefault(touch: 5, pointer: 10) public var verticalButtonSpacing: CGFloat

  /// 40 high with corners of 10; in windows that have pointers alone 22 and 4. Where a `tint(_:)` is set around the host, it takes the blue's place.
  public var primaryButtonSubUIModel = DialogButtonUIModel(background: .accentButton, pressed: .pressedAccentButton, title: .white)
  public var secondaryButtonSubUIModel = DialogButtonUIModel(
    background: .clear, pressed: .accentButton.opacity(0.12), title: .accentButton)
  public var destructiveButtonSubUIModel = DialogButtonUIModel(background: .clear, pressed: .red.opacity(0.12), title: .red)
  public var cancelButtonSubUIModel = DialogButtonUIModel(background: .clear, pressed: .accentButton.opacity(0.12), title: .accentButton)

  /// The dimming colour while the dialog is its layer's only modal; nil leaves it to the layer.
  public var preferredDimmingViewColor: Color?
  /// The dialog's right of way over other modals of its layer, as the layer's queue policy says.
  public var priority = 0
  /// What tells the dialog's equals for a layer that drops duplicates; nil stands for its id.
  public var kind: String?
  /// What assistive technology calls the dialog; nil stands for its title.
  public var accessibilityTitle: String?

  /// Whether the keyboard goes when the container changes between portrait and landscape.
  public var dismissesKeyboardWhenInterfaceOrientationChanges = true

  /// What the dialog is scaled by before it has appeared and once it has disappeared.
  public var scaleEffect: CGFloat = 1.01
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .linear, duration: 0.05)
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.05)

  public var shadowColor = Color.componentShadow
  public var shadowRadius: CGFloat = 10
  public var shadowOffset = CGSize.zero

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

/// How a button of a dialog looks. Lengths are points.
public struct DialogButtonUIModel: Sendable {
  /// The least, for titles of the usual size: 40, in windows that have pointers alone 22.
  @InteractionDefault(touch: 40, pointer: 22) public var height: CGFloat
  /// 10, in windows that have pointers alone 4.
  @InteractionDefault(touch: 10, pointer: 4) public var cornerRadius: CGFloat
  public var backgroundColor: Color
  public var pressedBackgroundColor: Color
  /// While the pointer is over it.
  public var hoveredBackgroundColor: Color
  public var titleTextColor: Color
  public var titleTextFont = Font.callout.weight(.semibold)
  /// By how much a title may be made smaller that would be cut off, in 0...1.
  public var titleTextMinimumScaleFactor: CGFloat = 0.75
  /// What a disabled button's opacity is, in 0...1.
  public var disabledOpacity = 0.4

  /// - Parameter hovered: Nil for a colour between the other two.
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
