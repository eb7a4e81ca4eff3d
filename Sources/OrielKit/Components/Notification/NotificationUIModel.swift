import SwiftUI

/// The appearance and behavior of a notification. Lengths are in points.
public struct NotificationUIModel: BannerUIModel, Sendable {
  /// The widths of a notification for portrait and landscape containers.
  public typealias WidthGroup = ModalComponentSizeGroup<ModalComponentDimension>

  /// The events that dismiss a notification.
  public struct DismissType: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The end of `timeoutDuration`.
    public static let timeout = DismissType(rawValue: 1)
    /// A drag towards the edge.
    public static let swipe = DismissType(rawValue: 2)
    /// The set of both events.
    public static let all: DismissType = [.timeout, .swipe]
  }

  /// The edge of the container at which the notification is presented.
  public var presentationEdge = VerticalEdge.top
  /// The distance to the safe area at that edge.
  public var marginPresentedEdge: CGFloat = 5

  /// The width of the notification. The default is the width of the container minus 15 points at each side, or half of the width in
  /// landscape.
  public var widthGroup = WidthGroup(portrait: .stretched(margin: .absolute(15)), landscape: .fraction(0.5))

  /// The radius of the notification's corners. The default is 12.
  public var cornerRadius: CGFloat = 12
  /// The color of the notification behind its content. The default is a light gray, or a dark gray in the dark color scheme.
  public var backgroundColor = BannerColorScheme.neutral.background
  /// The width of the border. The default of 0 draws no border, except for a faint edge in the dark color scheme.
  public var borderWidth: CGFloat = 0
  /// The color of the border, which is drawn if `borderWidth` is positive. The default is clear.
  public var borderColor = Color.clear

  /// The margins between the edges of the notification and its content.
  public var bodyMargins = EdgeInsets(15)
  /// The distance between the icon and the texts.
  public var iconAndTitleTextMessageTextSpacing: CGFloat = 12
  /// The distance between the title and the message.
  public var titleTextAndMessageTextSpacing: CGFloat = 2

  /// The size to which the icon is scaled, with its aspect ratio preserved.
  public var iconSize = CGSize(width: 22, height: 22)
  /// The color of the icon if it is a template, such as a symbol. The default is the primary color.
  public var iconColor = Color.primary
  /// The size of the rounded rectangle behind the icon.
  public var iconBackgroundSize = CGSize(width: 44, height: 44)
  /// The radius of the corners of the rectangle behind the icon.
  public var iconBackgroundCornerRadius: CGFloat = 10
  /// The color of the rectangle behind the icon. The default is the primary color with an opacity of 10 %.
  public var iconBackgroundColor = Color.primary.opacity(0.1)

  /// The alignment of the title and the message.
  public var textFrameAlignment = HorizontalAlignment.leading

  /// The color of the title. The default is the primary color.
  public var titleTextColor = Color.primary
  /// The font of the title. The default is a semibold callout.
  public var titleTextFont = Font.callout.weight(.semibold)
  /// The range of the title's number of lines.
  public var titleTextLineLimit = 1...2
  /// The minimum scale factor of a title that would otherwise be truncated, from 0 to 1.
  public var titleTextMinimumScaleFactor: CGFloat = 0.75

  /// The color of the message. The default is the primary color.
  public var messageTextColor = Color.primary
  /// The font of the message. The default is a callout.
  public var messageTextFont = Font.callout
  /// The range of the message's number of lines.
  public var messageTextLineLimit = 1...2
  /// The minimum scale factor of a message that would otherwise be truncated, from 0 to 1.
  public var messageTextMinimumScaleFactor: CGFloat = 0.75

  /// The color of the dimming while the notification is the only modal of its layer, or `nil` for the layer's color.
  public var preferredDimmingViewColor: Color?
  /// The precedence of the notification over other modals of its layer, according to the layer's queue policy.
  public var priority = 0
  /// The kind by which a layer with the policy `dropDuplicates` recognizes duplicates, or `nil` for the notification's id.
  public var kind: String?
  /// The accessibility label of the notification, which is announced when it appears, or `nil` for its title and message.
  public var accessibilityTitle: String?

  /// The events that dismiss the notification, in addition to its flag. The default is a timeout or a swipe.
  public var dismissType: DismissType = .all
  /// The timeout in seconds on the frame clock, from the end of the presentation.
  public var timeoutDuration: TimeInterval = 5
  /// The minimum distance of a dismissing drag, as a fraction of the notification's height.
  public var swipeDismissDistanceFactor: CGFloat = 0.2

  /// The animation with which the notification slides in from its edge, or `nil` to show it immediately.
  public var appearAnimation: BasicAnimation? = BasicAnimation(curve: .easeOut, duration: 0.2)
  /// The animation with which the notification slides out, or `nil` to remove it immediately.
  public var disappearAnimation: BasicAnimation? = BasicAnimation(curve: .easeIn, duration: 0.2)
  /// The animation with which the notification slides out after a swipe, in place of `disappearAnimation`, or `nil` for none.
  public var swipeDismissAnimation: BasicAnimation? = BasicAnimation(curve: .easeInOut, duration: 0.2)

  /// The color of the shadow behind the notification. The default is black with an opacity of 15 %.
  public var shadowColor = Color.componentShadow
  /// The blur radius of the shadow. The default is 20.
  public var shadowRadius: CGFloat = 20
  /// The offset of the shadow from the notification. The default is zero.
  public var shadowOffset = CGSize.zero

  /// Creates a model of a notification at the top edge, with neutral colors.
  public init() {}

  /// A model with the blue colors of an informative notification.
  public static var info: Self { preset(.info) }
  /// A model with the green colors of a success.
  public static var success: Self { preset(.success) }
  /// A model with the yellow colors of a warning.
  public static var warning: Self { preset(.warning) }
  /// A model with the red colors of an error.
  public static var error: Self { preset(.error) }

  /// Applies the blue colors of an informative notification to the background, the texts and the icon.
  public mutating func applyInfoColorScheme() { apply(.info) }
  /// Applies the green colors of a success to the background, the texts and the icon.
  public mutating func applySuccessColorScheme() { apply(.success) }
  /// Applies the yellow colors of a warning to the background, the texts and the icon.
  public mutating func applyWarningColorScheme() { apply(.warning) }
  /// Applies the red colors of an error to the background, the texts and the icon.
  public mutating func applyErrorColorScheme() { apply(.error) }

  mutating func apply(_ colorScheme: BannerColorScheme) {
    let content = colorScheme.content
    backgroundColor = colorScheme.background
    (titleTextColor, messageTextColor, iconColor) = (content, content, content)
    iconBackgroundColor = content.opacity(0.1)
  }
}
